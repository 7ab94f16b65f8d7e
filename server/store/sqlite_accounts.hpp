#pragma once

#include "server/store/accounts.hpp"
#include "server/store/worker.hpp"

namespace aude::store {

/// Accounts in the database whose connections the two workers own. They must outlive this.
class SqliteAccounts final : public Accounts {
 public:
  SqliteAccounts(Worker& writer, Worker& reader, protocol::UnixMs (*now)())
      : writer_(writer), reader_(reader), now_(now) {}

  awaitable<std::optional<Account>> by_id(std::string id) override;
  awaitable<std::optional<Secret>> by_login(std::string login) override;
  awaitable<std::optional<Secret>> secret_of(std::string id) override;
  awaitable<std::optional<Account>> add_registered(std::string name, Credentials with) override;
  awaitable<Taken> register_account(std::string id, std::string name, Credentials with) override;
  awaitable<Taken> rename(std::string id, std::string name, std::string login) override;
  awaitable<void> set_password(std::string id, std::string password,
                               std::optional<TokenHash> keep) override;
  awaitable<std::optional<Account>> change_standing(std::string id, StandingChange change) override;
  awaitable<Removed> remove(std::string id) override;
  awaitable<void> add_token(std::string id, TokenHash hash) override;
  awaitable<void> remove_token(TokenHash hash) override;
  awaitable<void> remove_tokens(std::string id) override;
  awaitable<void> add_invitation(TokenHash code, unsigned uses) override;
  awaitable<bool> use_invitation(TokenHash code) override;
  awaitable<std::vector<AccountRow>> list(std::string part, unsigned limit) override;
  awaitable<std::vector<UnfinishedTable>> unfinished(unsigned limit) override;
  awaitable<void> note(AuditLine line) override;
  awaitable<std::vector<AuditLine>> audit(unsigned limit) override;

 private:
  Worker& writer_;
  Worker& reader_;
  protocol::UnixMs (*now_)();
};

}  // namespace aude::store
