#include "tests/faults/faulty_vfs.hpp"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <new>
#include <random>
#include <stdexcept>

namespace aude::tests {
namespace {

constexpr std::size_t kSector = 512;

/// A file as SQLite sees it, and the real one, which lies behind it in memory.
struct Shim {
  sqlite3_file base;
  FaultyVfs* owner;
  std::string* path;

  [[nodiscard]] sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

Shim& shim(sqlite3_file* file) { return *reinterpret_cast<Shim*>(file); }
sqlite3_file* real(sqlite3_file* file) { return shim(file).real(); }
const sqlite3_io_methods& methods(sqlite3_file* file) { return *real(file)->pMethods; }

int close_file(sqlite3_file* file) {
  delete shim(file).path;
  return methods(file).xClose(real(file));
}
int read_file(sqlite3_file* file, void* to, int size, sqlite3_int64 at) {
  return methods(file).xRead(real(file), to, size, at);
}
int write_file(sqlite3_file* file, const void* from, int size, sqlite3_int64 at) {
  FaultyVfs& owner = *shim(file).owner;
  owner.tick();
  if (const int fault = owner.fault_of_write()) {
    return fault;
  }
  const auto* const bytes = static_cast<const char*>(from);
  owner.note(*shim(file).path, {at, Bytes(bytes, bytes + size), false});
  return methods(file).xWrite(real(file), from, size, at);
}
int truncate_file(sqlite3_file* file, sqlite3_int64 size) {
  shim(file).owner->note(*shim(file).path, {size, {}, true});
  return methods(file).xTruncate(real(file), size);
}
int sync_file(sqlite3_file* file, int flags) {
  FaultyVfs& owner = *shim(file).owner;
  owner.tick();
  if (const int fault = owner.syncs) {
    return fault;
  }
  const int result = methods(file).xSync(real(file), flags);
  owner.note_sync(*shim(file).path);
  return result;
}
int file_size(sqlite3_file* file, sqlite3_int64* size) {
  return methods(file).xFileSize(real(file), size);
}
int lock(sqlite3_file* file, int level) { return methods(file).xLock(real(file), level); }
int unlock(sqlite3_file* file, int level) { return methods(file).xUnlock(real(file), level); }
int is_reserved(sqlite3_file* file, int* out) {
  return methods(file).xCheckReservedLock(real(file), out);
}
int control(sqlite3_file* file, int what, void* with) {
  return methods(file).xFileControl(real(file), what, with);
}
int sector_size(sqlite3_file* file) { return methods(file).xSectorSize(real(file)); }
// None of the promises of a good disk.
int characteristics(sqlite3_file* /*file*/) { return 0; }
int shm_map(sqlite3_file* file, int page, int size, int extend, void volatile** out) {
  return methods(file).xShmMap(real(file), page, size, extend, out);
}
int shm_lock(sqlite3_file* file, int offset, int n, int flags) {
  return methods(file).xShmLock(real(file), offset, n, flags);
}
void shm_barrier(sqlite3_file* file) { methods(file).xShmBarrier(real(file)); }
int shm_unmap(sqlite3_file* file, int remove) {
  return methods(file).xShmUnmap(real(file), remove);
}

const sqlite3_io_methods kMethods = {
    2,        close_file,  read_file,   write_file, truncate_file, sync_file,       file_size,
    lock,     unlock,      is_reserved, control,    sector_size,   characteristics, shm_map,
    shm_lock, shm_barrier, shm_unmap,   nullptr,    nullptr};

FaultyVfs& owner_of(sqlite3_vfs* vfs) { return *static_cast<FaultyVfs*>(vfs->pAppData); }

int open_file(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* out) {
  Shim& opened = shim(file);
  opened.base.pMethods = nullptr;
  sqlite3_vfs* const below = owner_of(vfs).real();
  const int result = below->xOpen(below, name, opened.real(), flags, out);
  if (result == SQLITE_OK) {
    opened.base.pMethods = &kMethods;
    opened.owner = &owner_of(vfs);
    opened.path = new std::string(name != nullptr ? name : "");
  }
  return result;
}
int delete_file(sqlite3_vfs* vfs, const char* name, int sync_folder) {
  sqlite3_vfs* const below = owner_of(vfs).real();
  owner_of(vfs).forget(name);
  return below->xDelete(below, name, sync_folder);
}

void apply(Bytes& bytes, const FaultyVfs::Change& change) {
  const auto at = static_cast<std::size_t>(change.at);
  if (change.cuts) {
    bytes.resize(std::min(bytes.size(), at));
    return;
  }
  bytes.resize(std::max(bytes.size(), at + change.bytes.size()));
  std::ranges::copy(change.bytes, bytes.begin() + change.at);
}

/// Of a write the sectors that happened to reach the disk.
void apply_part(Bytes& bytes, const FaultyVfs::Change& change, std::mt19937_64& random) {
  if (change.cuts) {
    if (random() % 2 == 0) {
      apply(bytes, change);
    }
    return;
  }
  const bool whole = random() % 2 == 0;
  for (std::size_t from = 0; from < change.bytes.size(); from += kSector) {
    const std::size_t to = std::min(from + kSector, change.bytes.size());
    if (whole || random() % 2 == 0) {
      apply(bytes, {change.at + static_cast<std::int64_t>(from),
                    Bytes(change.bytes.begin() + static_cast<std::ptrdiff_t>(from),
                          change.bytes.begin() + static_cast<std::ptrdiff_t>(to)),
                    false});
    }
  }
}

}  // namespace

FaultyVfs::FaultyVfs() : real_(sqlite3_vfs_find(nullptr)) {
  vfs_ = *real_;
  vfs_.pNext = nullptr;
  vfs_.zName = "faulty";
  vfs_.pAppData = this;
  vfs_.szOsFile = static_cast<int>(sizeof(Shim)) + real_->szOsFile;
  vfs_.xOpen = open_file;
  vfs_.xDelete = delete_file;
  if (sqlite3_vfs_register(&vfs_, 1) != SQLITE_OK) {
    throw std::runtime_error("SQLite does not take the disk");
  }
}

FaultyVfs::~FaultyVfs() {
  sqlite3_vfs_unregister(&vfs_);
  sqlite3_vfs_register(real_, 1);
}

int FaultyVfs::fault_of_write() {
  const int fault = writes;
  if (fault == SQLITE_OK || writes_left.fetch_sub(1) > 0) {
    return SQLITE_OK;
  }
  return fault;
}

void FaultyVfs::tick() {
  if (before) {
    before(++operations_);
  }
}

void FaultyVfs::note(const std::string& path, Change change) {
  const std::lock_guard guard(mutex_);
  files_[path].pending.push_back(std::move(change));
}

void FaultyVfs::note_sync(const std::string& path) {
  const std::lock_guard guard(mutex_);
  File& file = files_[path];
  for (const Change& change : file.pending) {
    apply(file.synced, change);
  }
  file.pending.clear();
}

void FaultyVfs::forget(const std::string& path) {
  const std::lock_guard guard(mutex_);
  files_.erase(path);
}

FaultyVfs::Disk FaultyVfs::power_cut(std::uint64_t seed) {
  std::mt19937_64 random(seed);
  const std::lock_guard guard(mutex_);
  Disk disk;
  for (const auto& [path, file] : files_) {
    Bytes bytes = file.synced;
    for (const Change& change : file.pending) {
      apply_part(bytes, change, random);
    }
    disk[path] = std::move(bytes);
  }
  return disk;
}

void write_disk(const FaultyVfs::Disk& disk, const std::filesystem::path& folder) {
  for (const auto& [path, bytes] : disk) {
    std::ofstream file(folder / std::filesystem::path(path).filename(), std::ios::binary);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  }
}

}  // namespace aude::tests
