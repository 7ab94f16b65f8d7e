#include "server/store/file_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "server/store/files.hpp"
#include "server/store/store.hpp"

namespace aude::store {

FileLock::FileLock(const std::filesystem::path& database) {
  const std::filesystem::path file = database.string() + ".lock";
  descriptor_ = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor_ < 0) {
    throw StoreError("cannot open the database " + database.string() + ": " +
                     std::system_category().message(errno));
  }
  if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
    ::close(descriptor_);
    throw StoreError("the database " + database.string() + " is in use by another server");
  }
  give_like(std::filesystem::absolute(database).parent_path(), file);
}

FileLock::~FileLock() { ::close(descriptor_); }

}  // namespace aude::store
