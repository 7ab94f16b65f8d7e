#pragma once

#include <filesystem>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/net/http.hpp"

namespace aude::net {

/// The built web client, read into memory once: a request names an entry of a map and never a path
/// of the disk. Thread-safe after construction.
class StaticFiles {
 public:
  /// Reads all regular files of the folder; hidden files and links are left out. A file x with an
  /// x.br or x.gz beside it is sent as that to whoever takes it. A missing folder is an empty one.
  explicit StaticFiles(const std::filesystem::path& folder);

  /// Answers GET and HEAD. Pages of the client (/, /new, /games, /account, /admin, /rules/...,
  /// /g/ID, /embed/ID) are its index.html; everything else that is no file is not found. Whoever
  /// wanted a page there (Accept names text/html, the path has no extension) gets the client all
  /// the same, with 404: it says so in the person's language. Of all pages only /embed/ID may be
  /// framed by other sites.
  [[nodiscard]] Response answer(const Request& request) const;

  [[nodiscard]] bool is_empty() const { return files_.empty(); }

 private:
  struct Variant {
    Body body;
    std::string tag;
  };
  struct Packed {
    /// As Accept-Encoding and Content-Encoding name it.
    std::string coding;
    Variant variant;
  };
  struct File {
    std::string content_type;
    std::string cache_control;
    Variant plain;
    std::vector<Packed> packed;
  };

  [[nodiscard]] const File* find(const std::string& path) const;
  static Response send(const File& file, const Request& request, Status status);
  static Variant read(const std::filesystem::path& path);

  std::unordered_map<std::string, File> files_;
};

}  // namespace aude::net
