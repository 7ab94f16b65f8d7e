#pragma once

#include <boost/asio/io_context.hpp>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "server/store/store.hpp"
#include "tests/faults/stored_play.hpp"
#include "tests/store/support.hpp"

namespace aude::tests {

/// Number of the last acknowledged batch, by game.
using Acked = std::map<std::string, std::uint64_t>;

/// Several games that are stored at once.
class Tables {
 public:
  Tables(const std::filesystem::path& file, store::Durability durability, unsigned games,
         std::uint64_t seed);

  /// One batch more of every game that is not over, all of them waiting together. Returns how many
  /// the store has refused; these are tried again in the next round.
  std::size_t round();
  /// The same with one game alone.
  bool one(std::size_t index);
  [[nodiscard]] bool over() const;
  /// What has been acknowledged so far; from any thread.
  [[nodiscard]] Acked acked();
  /// The words of the last refusal.
  [[nodiscard]] const std::string& refusal() const { return refusal_; }
  /// Closes the store, as at the end of the process.
  void close() { store_.reset(); }

 private:
  void note(StoredPlay& game, const std::exception_ptr& error, std::size_t& refused);

  boost::asio::io_context io_;
  std::unique_ptr<store::Store> store_;
  std::vector<StoredPlay> games_;
  std::mutex mutex_;
  Acked acked_;
  std::string refusal_;
};

/// What is wrong with a database after a fault, in one line each: damage of the file, games that do
/// not load as a room loads them, records that do not verify, and batches that were acknowledged
/// and are not there.
[[nodiscard]] std::vector<std::string> losses_of(const std::filesystem::path& file,
                                                 const Acked& acked);

}  // namespace aude::tests
