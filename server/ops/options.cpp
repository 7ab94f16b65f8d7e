#include "server/ops/options.hpp"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <map>
#include <regex>
#include <string>
#include <thread>
#include <utility>

#include <CLI/CLI.hpp>

#include "server/ops/task_options.hpp"
#include "server/ops/version.hpp"

namespace aude::ops {
namespace {

/// "--bot-pause-ms" -> "AUDE_BOT_PAUSE_MS"
std::string variable_for(const std::string& option) {
  std::string name = "AUDE_" + option.substr(2);
  std::ranges::transform(name, name.begin(), [](unsigned char c) {
    return c == '-' ? '_' : static_cast<char>(std::toupper(c));
  });
  return name;
}

template <typename Value>
CLI::Option* add(CLI::App& app, const std::string& option, Value& value, const std::string& help) {
  return app.add_option(option, value, help)
      ->capture_default_str()
      ->envname(variable_for(option))
      ->take_last();
}

const std::map<std::string, store::Durability> kDurabilities = {
    {"normal", store::Durability::normal}, {"full", store::Durability::full}};

/// "04:30", from 00:00 to 23:59.
std::optional<std::chrono::minutes> time_of_day(const std::string& text) {
  static const std::regex form("([01][0-9]|2[0-3]):([0-5][0-9])");
  std::smatch parts;
  if (!std::regex_match(text, parts, form)) {
    return std::nullopt;
  }
  return std::chrono::hours(std::stoi(parts[1])) + std::chrono::minutes(std::stoi(parts[2]));
}

const CLI::Validator kTimeOfDay(
    [](const std::string& text) {
      return time_of_day(text) ? std::string() : "is no time of the day such as 04:30";
    },
    "HH:MM");

/// The client that was installed with this program, if it was; else where a checkout has it.
std::filesystem::path default_client() {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  const auto installed = program.parent_path().parent_path() / "share/aude/web";
  return std::filesystem::exists(installed, error) ? installed : "web-client/dist";
}

/// Who may come in, and by what way.
void add_people(CLI::App& app, Options& options) {
  add(app, "--access", options.access,
      "who may play: everyone, with an invitation, with an account")
      ->check(CLI::IsMember({"open", "invite", "closed"}));
  add(app, "--invite-code-file", options.invite_code_file,
      "file with an invitation code for any number of guests");
  add(app, "--guest-limit", options.guest_limit,
      "new guests from one address in an hour, 0 is no limit");
  add(app, "--login-limit", options.login_limit,
      "wrong log-ins for one name in 15 minutes, 0 is no limit");
  add(app, "--table-limit", options.table_limit,
      "tables that one account may open in an hour, 0 is no limit");
  app.add_option("--trusted-proxy", options.trusted_proxies,
                 "address or network of a reverse proxy that is believed; may be repeated")
      ->envname("AUDE_TRUSTED_PROXY")
      ->delimiter(',');
}

/// Seconds as a number, into a duration.
void add_seconds(CLI::App& app, const std::string& option, std::chrono::seconds& value,
                 const std::string& help, unsigned most) {
  app.add_option_function<unsigned>(
         option, [&value](unsigned count) { value = std::chrono::seconds{count}; }, help)
      ->default_str(std::to_string(value.count()))
      ->envname(variable_for(option))
      ->take_last()
      ->check(CLI::Range(option == "--hsts-seconds" ? 0U : 1U, most));
}

void add_connections(CLI::App& app, Options& options) {
  constexpr unsigned kHour = 3600;
  constexpr unsigned kTwoYears = 2 * 366 * 24 * kHour;
  CLI::Option* const certificate =
      add(app, "--tls-cert", options.tls_cert, "certificate with its chain (PEM), for TLS");
  CLI::Option* const key = add(app, "--tls-key", options.tls_key, "its key (PEM)");
  certificate->needs(key);
  key->needs(certificate);
  add_seconds(app, "--hsts-seconds", options.hsts,
              "how long browsers are to come by TLS only, 0 tells them nothing", kTwoYears);
  add_seconds(app, "--request-seconds", options.request_timeout,
              "patience for a request, from its first byte to its last", kHour);
  add_seconds(app, "--ping-seconds", options.ping_interval,
              "how often a client is to say something", kHour);
}

/// Without the slashes at its end.
std::string without_slash(std::string url) {
  while (url.ends_with('/')) {
    url.pop_back();
  }
  return url;
}

/// A check that the whole value has a form.
CLI::Validator has_form(const char* form, const std::string& example) {
  return {[form = std::regex(form), example](const std::string& text) {
            return std::regex_match(text, form) ? std::string() : "is nothing like " + example;
          },
          example};
}

void add_mails(CLI::App& app, Options& options) {
  constexpr unsigned kDay = 86'400;
  CLI::Option* const site =
      add(app, "--public-url", options.public_url, "where people find this server, for links")
          ->check(has_form("https?://[^/].*", "https://games.example.org"));
  CLI::Option* const from = add(app, "--mail-from", options.mail_from, "sender of mails")
                                ->check(has_form("[^@ ]+@[^@ ]+", "aude@example.org"));
  CLI::Option* const server =
      add(app, "--mail-server", options.mail_server,
          "mail server of the host; without it no mails are sent")
          ->check(has_form("smtps?://[^/ ]+", "smtps://mail.example.org:465"))
          ->needs(site)
          ->needs(from);
  CLI::Option* const user =
      add(app, "--mail-user", options.mail_user, "name to log in with there")->needs(server);
  CLI::Option* const password =
      add(app, "--mail-password-file", options.mail_password_file, "file with the password")
          ->needs(user);
  user->needs(password);
  add(app, "--mail-tls", options.mail_tls, "whether mails may go there unencrypted")
      ->check(CLI::IsMember({"required", "optional"}));
  add(app, "--mail-limit", options.mail_limit, "mails in an hour, 0 is no limit");
  add_seconds(app, "--mail-after-seconds", options.mail_after,
              "absence after which a mail says whose move it is", kDay);
}

}  // namespace

std::variant<Options, ExitNow> read_options(int argc, const char* const* argv) {
  Options options;
  options.client = default_client();
  options.threads = std::max(1U, std::thread::hardware_concurrency());
  std::int64_t bot_pause_ms = options.bot_pause.count();
  std::string backup_at = "04:00";

  CLI::App app{"Server for the tile-laying game Carcassonne", "aude-server"};
  app.set_version_flag("--version", "aude " + std::string{version()});
  add(app, "--port", options.port, "TCP port; 0 picks a free one");
  add(app, "--bind", options.bind, "address to listen at; 0.0.0.0 is all of IPv4");
  add(app, "--data", options.data, "folder of the database");
  add(app, "--static", options.client, "folder of the built web client");
  add(app, "--log-level", options.log_level, "how much is logged")
      ->check(CLI::IsMember({"trace", "debug", "info", "warn", "error", "off"}));
  add(app, "--log-format", options.log_format, "how a line of the log looks")
      ->check(CLI::IsMember({"text", "json"}));
  add(app, "--threads", options.threads, "threads for network and rooms")
      ->check(CLI::Range(1, 256));
  add(app, "--bot-pause-ms", bot_pause_ms, "pause of a bot before a move, in milliseconds")
      ->check(CLI::Range(0, 60'000));
  add(app, "--keep-waiting-days", options.keep_waiting_days,
      "days after which a table that waits is deleted if nothing happens there, 0 is never")
      ->check(CLI::Range(0, 3650));
  add(app, "--test-deal", options.test_deal,
      "for tests alone: every shuffle follows from this text and the host's name");
  add(app, "--message-limit", options.message_limit, "messages in 20 seconds from one connection")
      ->check(CLI::Range(1, 1'000'000));
  add(app, "--connection-limit", options.connection_limit,
      "connections from one address, 0 is no limit; private networks are not counted");
  add(app, "--durability", options.durability,
      "what a move outlives: normal is a killed process, "
      "full is a power cut too")
      ->transform(CLI::CheckedTransformer(kDurabilities).description(""))
      ->default_str("normal")
      ->type_name("normal|full");
  add(app, "--backup-dir", options.backup_dir, "folder of daily backups; none are made without it");
  add(app, "--backup-keep", options.backup_keep, "how many daily backups are kept")
      ->check(CLI::Range(1, 10'000));
  add(app, "--backup-at", backup_at, "time of the daily backup, HH:MM")->check(kTimeOfDay);
  add_tasks(app, options.task);
  add_people(app, options);
  add_connections(app, options);
  add_mails(app, options);
  app.footer("aude-server admin --help tells how to give orders to a server that runs.");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return ExitNow{app.exit(error)};
  }
  options.bot_pause = std::chrono::milliseconds{bot_pause_ms};
  options.backup_at = time_of_day(backup_at).value();
  options.public_url = without_slash(std::move(options.public_url));
  return options;
}

}  // namespace aude::ops
