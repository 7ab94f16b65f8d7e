#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <span>
#include <string_view>
#include <thread>
#include <variant>
#include <vector>

#include <sodium.h>
#include <spdlog/spdlog.h>
#include <sys/stat.h>

#include "server/admin/console.hpp"
#include "server/admin/socket.hpp"
#include "server/archive/tasks.hpp"
#include "server/bots/bot.hpp"
#include "server/bots/pool.hpp"
#include "server/lobby/lobby.hpp"
#include "server/metrics/metrics.hpp"
#include "server/net/server.hpp"
#include "server/ops/file_limit.hpp"
#include "server/ops/logging.hpp"
#include "server/ops/options.hpp"
#include "server/ops/signals.hpp"
#include "server/ops/version.hpp"
#include "server/post/post.hpp"
#include "server/store/daily_backup.hpp"
#include "server/store/store.hpp"

namespace {

namespace asio = boost::asio;
using namespace aude;

asio::awaitable<void> stop_when_asked(ops::Signals* signals, net::Server* server,
                                      asio::io_context* io) {
  co_await signals->stop_requested();
  try {
    co_await server->stop();
  } catch (const std::exception& error) {
    spdlog::error("stopping failed reason=\"{}\"", error.what());
  }
  io->stop();
}

std::filesystem::path database_of(const ops::Options& options) { return options.data / "aude.db"; }

protocol::UnixMs wall_clock() {
  using namespace std::chrono;
  return {duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count()};
}

/// Does what was asked for instead of serving.
int carry_out(const ops::Task& task, const ops::Options& options) {
  std::filesystem::create_directories(options.data);
  return archive::carry_out(task, {database_of(options), wall_clock(), std::cout, std::cerr});
}

asio::awaitable<void> reload_when_asked(ops::Signals* signals, net::Server* server) {
  for (;;) {
    co_await signals->reload_requested();
    server->reload_certificate();
  }
}

net::Settings settings_from(const ops::Options& options) {
  return {.message_limit = options.message_limit,
          .connection_limit = options.connection_limit,
          .request_timeout = options.request_timeout,
          .ping_interval = options.ping_interval,
          .trusted_proxies = options.trusted_proxies,
          .tls_chain = options.tls_cert,
          .tls_key = options.tls_key,
          .hsts = options.hsts};
}

/// The first line of a file that holds something secret.
std::string read_secret(const std::filesystem::path& file, const std::string& what) {
  std::string secret;
  std::ifstream in{file};
  if (!std::getline(in, secret) || secret.empty()) {
    throw std::runtime_error("there is no " + what + " in " + file.string());
  }
  return secret;
}

post::Post::Options post_from(const ops::Options& options) {
  // Of the absence after which somebody is told.
  constexpr int kBetweenMails = 6;
  post::Post::Options post{.sender = std::nullopt,
                           .from = options.mail_from,
                           .site = options.public_url,
                           .patience = {options.mail_after, kBetweenMails * options.mail_after},
                           .hourly_limit = options.mail_limit};
  if (options.mail_server.empty()) {
    return post;
  }
  if (!post::is_address(options.mail_from)) {
    throw std::runtime_error("--mail-from needs a mail address");
  }
  post::SmtpServer server{.url = options.mail_server,
                          .user = options.mail_user,
                          .password = {},
                          .tls = options.mail_tls == "optional" ? post::Tls::optional
                                                                : post::Tls::required};
  if (!options.mail_password_file.empty()) {
    server.password = read_secret(options.mail_password_file, "password");
  }
  post.sender.emplace().server = std::move(server);
  return post;
}

identity::Policy policy_from(const ops::Options& options) {
  const auto access = identity::access_from(options.access);
  return {.access = access.value_or(identity::Access::closed),
          .invitation = options.invite_code_file.empty()
                            ? std::string{}
                            : read_secret(options.invite_code_file, "invitation code"),
          .login_limit = options.login_limit,
          .guest_limit = options.guest_limit,
          .table_limit = options.table_limit};
}

/// See Options::test_deal.
std::function<record::Seed(const store::Account&)> deal_of(const ops::Options& options) {
  if (options.test_deal.empty()) {
    return {};
  }
  spdlog::warn("every shuffle can be worked out by who knows --test-deal: for tests alone");
  return [text = options.test_deal](const store::Account& host) {
    const std::string seeded = text + '\n' + host.name;
    record::Seed seed;
    crypto_generichash(seed.data(), seed.size(),
                       reinterpret_cast<const unsigned char*>(seeded.data()), seeded.size(),
                       nullptr, 0);
    return seed;
  };
}

/// Serves until a signal says stop. The order of the parts is that of their lifetimes.
void run(const ops::Options& options) {
  metrics::Metrics metrics;
  asio::io_context io{static_cast<int>(options.threads)};
  ops::Signals signals{io.get_executor()};
  std::filesystem::create_directories(options.data);
  const auto store = store::open_sqlite_store({.file = database_of(options),
                                               .now = &room::steady_now,
                                               .metrics = metrics,
                                               .durability = options.durability});
  std::optional<store::DailyBackup> backups;
  if (!options.backup_dir.empty()) {
    backups.emplace(store::BackupPlan{.database = database_of(options),
                                      .folder = options.backup_dir,
                                      .keep = options.backup_keep,
                                      .at = options.backup_at,
                                      .now = &wall_clock,
                                      .metrics = metrics});
  }
  post::Post post{io.get_executor(), *store, &room::steady_now, metrics, post_from(options)};
  bots::BotPool bots{options.threads, options.bot_pause, metrics};
  lobby::Lobby lobby{io.get_executor(),
                     {.store = *store,
                      .bots = bots,
                      .find_bot = &bots::find_bot,
                      .stand_in = std::string{bots::kStandInLevel},
                      .now = &room::steady_now,
                      .deal = deal_of(options),
                      .keep_waiting = std::chrono::days{options.keep_waiting_days},
                      .metrics = metrics}};
  net::Server server{io.get_executor(), options.bind, options.port,
                     net::Parts{.lobby = lobby,
                                .store = *store,
                                .post = post,
                                .metrics = metrics,
                                .client = options.client,
                                .settings = settings_from(options),
                                .policy = policy_from(options)}};
  const admin::Socket console{io.get_executor(), admin::socket_in(options.data), server.desk()};

  asio::co_spawn(io, stop_when_asked(&signals, &server, &io), asio::detached);
  asio::co_spawn(io, reload_when_asked(&signals, &server), asio::detached);
  server.start();
  lobby.begin();
  post.begin([&server] { return server.accounts_present(); });
  std::cout << "Aude is open at " << server.url() << std::endl;
  spdlog::info("started version={} url={} data={} threads={}", ops::version(), server.url(),
               options.data.string(), options.threads);

  // What escapes a handler is a bug. The process ends and loses nothing that it has acknowledged.
  const auto work = [&io]() noexcept { io.run(); };
  std::vector<std::jthread> threads;
  for (std::size_t count = 1; count < options.threads; ++count) {
    threads.emplace_back(work);
  }
  work();
  threads.clear();
  spdlog::info("stopped");
}

}  // namespace

int main(int argc, char** argv) {
  const std::span<const char* const> arguments{argv, static_cast<std::size_t>(argc)};
  if (argc > 1 && std::string_view{arguments[1]} == "admin") {
    return admin::run_console(arguments.subspan(1));
  }
  const auto read = ops::read_options(argc, argv);
  if (const auto* exit_now = std::get_if<ops::ExitNow>(&read)) {
    return exit_now->code;
  }
  try {
    const auto& options = std::get<ops::Options>(read);
    ops::set_up_logging(options.task ? "warn" : options.log_level,
                        options.log_format == "json" ? ops::LogFormat::json : ops::LogFormat::text);
    ops::raise_file_limit();
    ops::survive_failed_writes();
    // Databases and backups hold what no other user of this machine may read: the tiles to come.
    ::umask(S_IRWXG | S_IRWXO);
    if (sodium_init() < 0) {
      throw std::runtime_error("libsodium found no random numbers");
    }
    if (options.task) {
      return carry_out(*options.task, options);
    }
    run(options);
    return 0;
  } catch (const std::exception& error) {
    std::cerr << "aude-server: " << error.what() << '\n';
    return 1;
  }
}
