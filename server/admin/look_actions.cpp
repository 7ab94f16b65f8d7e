#include <array>
#include <utility>

#include "server/admin/actions.hpp"
#include "server/room/services.hpp"

namespace aude::admin {
namespace {

constexpr unsigned kMostRows = 200;

std::string standing_of(const store::Account& account) {
  std::string text = account.standing.is_registered ? "registered" : "guest";
  text += account.standing.is_admin ? ", admin" : "";
  text += account.standing.is_banned ? ", banned" : "";
  text += account.standing.muted_until > room::steady_now() ? ", muted" : "";
  return text;
}

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) {
    text += (text.empty() ? "" : ", ") + name;
  }
  return text;
}

Doing who(Office office, Order /*order*/) {
  Report report{.note = {}, .columns = {"id", "name", "standing", "connections"}, .rows = {}};
  for (const Present& one : office.connections.present()) {
    report.rows.push_back({one.account.id, one.account.name, standing_of(one.account),
                           std::to_string(one.connections)});
  }
  co_return report;
}

Doing tables(Office office, Order /*order*/) {
  auto listing = office.accounts.unfinished(kMostRows);
  Report report{.note = {}, .columns = {"id", "status", "since", "players"}, .rows = {}};
  for (const store::UnfinishedTable& table : co_await std::move(listing)) {
    report.rows.push_back({table.id, std::string{protocol::to_string(table.status)},
                           protocol::to_iso8601(table.created_at), joined(table.names)});
  }
  co_return report;
}

Doing accounts(Office office, Order order) {
  auto listing = office.accounts.list(std::move(order.target), kMostRows);
  Report report{.note = {}, .columns = {"id", "name", "standing", "seen"}, .rows = {}};
  for (const store::AccountRow& row : co_await std::move(listing)) {
    report.rows.push_back({row.account.id, row.account.name, standing_of(row.account),
                           protocol::to_iso8601(row.seen_at)});
  }
  co_return report;
}

Doing audit(Office office, Order /*order*/) {
  auto reading = office.accounts.audit(kMostRows);
  Report report{.note = {}, .columns = {"at", "actor", "action", "target", "detail"}, .rows = {}};
  for (const store::AuditLine& line : co_await std::move(reading)) {
    report.rows.push_back(
        {protocol::to_iso8601(line.at), line.actor, line.action, line.target, line.detail});
  }
  co_return report;
}

}  // namespace

std::span<const Action> looking() {
  using From = Order::From;
  using Kind = Action::Kind;
  static constexpr std::array kActions = {
      Action{"who", "", "who is connected", From::browser, Kind::looks, who},
      Action{"tables", "", "tables that are not finished", From::browser, Kind::looks, tables},
      Action{"accounts", "[PART]", "accounts, those seen last first; PART is part of a name",
             From::browser, Kind::looks, accounts},
      Action{"log", "", "what admins have done", From::browser, Kind::looks, audit},
  };
  return kActions;
}

}  // namespace aude::admin
