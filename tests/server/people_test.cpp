#include "server/identity/people.hpp"

#include <doctest/doctest.h>

#include <boost/asio/io_context.hpp>
#include <memory>
#include <string>
#include <variant>

#include "tests/store/support.hpp"

using namespace aude;
using identity::Outcome;
using tests::wait_for;

namespace {

/// People in a database of their own.
struct Fixture {
  tests::TemporaryFolder folder;
  boost::asio::io_context io;
  std::unique_ptr<store::Store> store = store::open_sqlite_store(
      {.file = folder.path() / "aude.db", .now = [] { return store::UnixMs{1000}; }});

  /// The code of a denial; empty if it was none.
  template <class T>
  std::string denial(identity::People::awaitable<Outcome<T>> task) {
    const Outcome<T> outcome = wait_for(io, std::move(task));
    const auto* const denial = std::get_if<identity::Denial>(&outcome);
    return denial != nullptr ? std::string(denial->code) : std::string();
  }
};

}  // namespace

TEST_CASE_FIXTURE(Fixture, "a log-in that nobody had time to look at is no wrong one") {
  identity::Policy policy;
  policy.login_limit = 2;
  policy.password_queue = 0;
  identity::People people(*store, policy);
  for (int attempt = 0; attempt < 10; ++attempt) {
    CHECK(denial(people.log_in("Ann", "whatever", "203.0.113.7")) == "busy");
  }
}

TEST_CASE_FIXTURE(Fixture,
                  "somebody takes so many names in an hour, and an admin gives any number") {
  identity::People people(*store, {});
  const store::Account ann = wait_for(io, store->add_account({1}, "Ann"));
  const store::Account bea = wait_for(io, store->add_account({2}, "Bea"));
  for (std::size_t count = 0; count < identity::kNamesInAnHour; ++count) {
    CHECK(denial(people.rename_himself(ann, "Ann " + std::to_string(count))).empty());
  }
  CHECK(denial(people.rename_himself(ann, "Anna")) == "name_limit");
  CHECK(denial(people.rename_himself(bea, "Beatrix")).empty());
  CHECK(denial(people.rename(ann, "Anna")).empty());
}
