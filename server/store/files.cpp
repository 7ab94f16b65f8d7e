#include "server/store/files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <fstream>
#include <sstream>
#include <system_error>

namespace aude::store {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const fs::path& file) {
  throw std::system_error(errno, std::system_category(), file.string());
}

/// A descriptor that is closed with its owner.
class Descriptor {
 public:
  Descriptor(const fs::path& file, int flags)
      : number_(::open(file.c_str(), flags | O_CLOEXEC, 0600)) {
    if (number_ < 0) {
      fail(file);
    }
  }
  ~Descriptor() { ::close(number_); }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  [[nodiscard]] int number() const { return number_; }

 private:
  int number_;
};

void sync(const fs::path& path, int flags) {
  const Descriptor open(path, flags);
  if (::fsync(open.number()) != 0) {
    fail(path);
  }
}

void write_all(const Descriptor& open, const fs::path& file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(open.number(), text.data(), text.size());
    if (written < 0 && errno != EINTR) {
      fail(file);
    }
    text.remove_prefix(written > 0 ? static_cast<std::size_t>(written) : 0);
  }
  if (::fsync(open.number()) != 0) {
    fail(file);
  }
}

}  // namespace

void sync_file(const fs::path& file) { sync(file, O_RDONLY); }

void sync_folder(const fs::path& file) {
  sync(fs::absolute(file).parent_path(), O_RDONLY | O_DIRECTORY);
}

void write_file(const fs::path& file, std::string_view text) {
  const fs::path part = file.string() + ".part";
  {
    const Descriptor open(part, O_WRONLY | O_CREAT | O_TRUNC);
    write_all(open, part, text);
  }
  fs::rename(part, file);
}

void give_like(const fs::path& model, const fs::path& file) {
  struct stat like {};
  if (::geteuid() == 0 && ::stat(model.c_str(), &like) == 0) {
    [[maybe_unused]] const int given = ::chown(file.c_str(), like.st_uid, like.st_gid);
  }
}

std::string read_file(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  std::ostringstream text;
  text << stream.rdbuf();
  if (!stream) {
    fail(file);
  }
  return text.str();
}

}  // namespace aude::store
