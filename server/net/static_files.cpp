#include "server/net/static_files.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace aude::net {
namespace {

namespace fs = std::filesystem;

struct Type {
  std::string_view extension;
  std::string_view name;
};

constexpr std::array kTypes = {
    Type{".html", "text/html; charset=utf-8"},
    Type{".js", "text/javascript; charset=utf-8"},
    Type{".css", "text/css; charset=utf-8"},
    Type{".json", "application/json; charset=utf-8"},
    Type{".webmanifest", "application/manifest+json"},
    Type{".svg", "image/svg+xml"},
    Type{".png", "image/png"},
    Type{".jpg", "image/jpeg"},
    Type{".webp", "image/webp"},
    Type{".ico", "image/x-icon"},
    Type{".woff2", "font/woff2"},
    Type{".txt", "text/plain; charset=utf-8"},
    Type{".mp3", "audio/mpeg"},
    Type{".ogg", "audio/ogg"},
    Type{".wasm", "application/wasm"},
};

std::string type_of(const fs::path& path) {
  const auto type = std::ranges::find(kTypes, path.extension().string(), &Type::extension);
  return std::string{type == kTypes.end() ? "application/octet-stream" : type->name};
}

/// Names below /assets/ hold a hash of the content; everything else is asked for again each time.
std::string cache_control_of(std::string_view url) {
  return url.starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

/// What follows `prefix`; nothing if the path does not start with it.
std::optional<std::string_view> after(std::string_view path, std::string_view prefix) {
  return path.starts_with(prefix) ? std::optional{path.substr(prefix.size())} : std::nullopt;
}

std::string_view after_last_slash(std::string_view path) {
  return path.substr(path.rfind('/') + 1);
}

bool is_page_of_the_client(std::string_view path) {
  constexpr std::size_t kIdLength = 12;
  for (const std::string_view prefix : {"/g/", "/embed/"}) {
    if (const auto id = after(path, prefix)) {
      return id->size() == kIdLength &&
             std::ranges::all_of(*id, [](unsigned char c) { return std::isalnum(c) != 0; });
    }
  }
  // Chapters of the rules: which ones there are is the client's to know.
  if (const auto chapter = after(path, "/rules/")) {
    return !chapter->empty() &&
           std::ranges::all_of(*chapter, [](unsigned char c) { return std::islower(c) != 0; });
  }
  constexpr std::array<std::string_view, 7> kPages = {"/",      "/new",     "/games", "/rules",
                                                      "/learn", "/account", "/admin"};
  return std::ranges::find(kPages, path) != kPages.end();
}

/// True for who opens an address in a browser: programs, and pages that load a part, ask for
/// something else.
bool wants_page(const Request& request) {
  const std::string_view name = after_last_slash(request.path);
  return request.accept.find("text/html") != std::string::npos &&
         name.find('.') == std::string_view::npos;
}

/// Any part of the path that starts with a dot.
bool is_hidden(const fs::path& relative) {
  return std::ranges::any_of(relative,
                             [](const fs::path& part) { return part.string().starts_with('.'); });
}

/// If-None-Match compares weakly (RFC 9110, 13.1.2): a proxy may have put W/ before our tag.
bool names_tag(std::string_view header, std::string_view tag) {
  return header == "*" || header.find(tag) != std::string_view::npos;
}

/// True if the header names the coding. "br;q=0" is so rare that it is not worth a parser: such a
/// client gets what it cannot refuse to understand.
bool takes(std::string_view header, std::string_view coding) {
  const std::string refused = std::string{coding} + ";q=0";
  return header.find(coding) != std::string_view::npos &&
         header.find(refused + ",") == std::string_view::npos && !header.ends_with(refused);
}

/// A page that other sites may show inside one of theirs: a game to look at, and nothing to press
/// that would change anything.
bool is_embedded(std::string_view path) { return path.starts_with("/embed/"); }

}  // namespace

StaticFiles::StaticFiles(const fs::path& folder) {
  if (!fs::is_directory(folder)) {
    return;
  }
  for (const auto& entry : fs::recursive_directory_iterator{folder}) {
    const fs::path relative = entry.path().lexically_relative(folder);
    if (entry.is_symlink() || !entry.is_regular_file() || is_hidden(relative) ||
        relative.extension() == ".gz" || relative.extension() == ".br") {
      continue;
    }
    const std::string url = "/" + relative.generic_string();
    File file{.content_type = type_of(relative),
              .cache_control = cache_control_of(url),
              .plain = read(entry.path()),
              .packed = {}};
    // In the order in which they are wanted: the smallest first.
    for (const auto& [coding, extension] : {std::pair{"br", ".br"}, std::pair{"gzip", ".gz"}}) {
      const fs::path compressed = entry.path().string() + extension;
      if (fs::is_regular_file(fs::symlink_status(compressed))) {
        file.packed.push_back({.coding = coding, .variant = read(compressed)});
      }
    }
    files_.emplace(url, std::move(file));
  }
}

StaticFiles::Variant StaticFiles::read(const fs::path& path) {
  std::ifstream in{path, std::ios::binary};
  std::string bytes{std::istreambuf_iterator<char>{in}, std::istreambuf_iterator<char>{}};
  if (!in.is_open() || in.bad()) {
    throw std::runtime_error("cannot read " + path.string());
  }
  std::string tag = entity_tag(bytes);
  return {.body = std::make_shared<const std::string>(std::move(bytes)), .tag = std::move(tag)};
}

const StaticFiles::File* StaticFiles::find(const std::string& path) const {
  const auto file = files_.find(is_page_of_the_client(path) ? "/index.html" : path);
  return file == files_.end() ? nullptr : &file->second;
}

Response StaticFiles::answer(const Request& request) const {
  if (request.method != Method::get && request.method != Method::head) {
    Response refusal = error_response(Status::method_not_allowed, "method_not_allowed",
                                      "Only GET and HEAD are there for files.");
    refusal.headers.emplace_back("Allow", "GET, HEAD");
    return refusal;
  }
  if (const File* file = find(request.path)) {
    Response response = send(*file, request, Status::ok);
    response.framing = is_embedded(request.path) ? Framing::by_anybody : Framing::by_nobody;
    return response;
  }
  const File* page = wants_page(request) ? find("/") : nullptr;
  if (page == nullptr) {
    return error_response(Status::not_found, "not_found", "There is nothing at this address.");
  }
  return send(*page, request, Status::not_found);
}

Response StaticFiles::send(const File& file, const Request& request, Status status) {
  const auto packed = std::ranges::find_if(
      file.packed, [&](const Packed& one) { return takes(request.accept_encoding, one.coding); });
  const bool is_packed = packed != file.packed.end();
  const Variant& variant = is_packed ? packed->variant : file.plain;
  Response response{.status = status,
                    .content_type = file.content_type,
                    .body = variant.body,
                    .headers = {{"Cache-Control", file.cache_control}, {"ETag", variant.tag}},
                    .framing = Framing::by_nobody};
  if (!file.packed.empty()) {
    response.headers.emplace_back("Vary", "Accept-Encoding");
  }
  // Only of what was found can somebody have a copy (RFC 9110, 13.2.1).
  if (status == Status::ok && names_tag(request.if_none_match, variant.tag)) {
    response.status = Status::not_modified;
    response.body = nullptr;
  } else if (is_packed) {
    response.headers.emplace_back("Content-Encoding", packed->coding);
  }
  return response;
}

}  // namespace aude::net
