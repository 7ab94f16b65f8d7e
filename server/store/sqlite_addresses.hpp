#pragma once

#include "server/store/addresses.hpp"
#include "server/store/worker.hpp"

namespace aude::store {

/// Addresses in the database whose connections the two workers own. They must outlive this.
class SqliteAddresses final : public Addresses {
 public:
  SqliteAddresses(Worker& writer, Worker& reader) : writer_(writer), reader_(reader) {}

  awaitable<std::optional<Address>> of(std::string account) override;
  awaitable<void> put(NewAddress address) override;
  awaitable<bool> confirm(std::string account, std::string code, protocol::UnixMs now) override;
  awaitable<void> set_wanted(std::string account, Wanted wanted) override;
  awaitable<void> remove(std::string account) override;
  awaitable<std::optional<std::string>> language_of(std::string stop_token) override;
  awaitable<void> stop(std::string stop_token) override;
  awaitable<std::vector<UntoldMove>> untold_moves() override;
  awaitable<std::optional<MoveNotice>> claim(std::string account, std::vector<UntoldMove> moves,
                                             protocol::UnixMs now) override;

 private:
  Worker& writer_;
  Worker& reader_;
};

}  // namespace aude::store
