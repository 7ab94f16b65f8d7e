#include "server/store/daily_backup.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <string>
#include <utility>

#include "server/store/backup.hpp"
#include "server/store/store.hpp"

namespace aude::store {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t kDayMs = std::int64_t{24} * 3600 * 1000;
constexpr const char* kPattern = "aude-%Y%m%d-%H%M%S.db";

/// The times of all backups in the folder, oldest first.
std::vector<UnixMs> backups_in(const fs::path& folder) {
  std::vector<UnixMs> times;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (const auto at = time_of_backup(entry.path().filename().string())) {
      times.push_back(*at);
    }
  }
  std::ranges::sort(times);
  return times;
}

/// What the clock will only reach after a day was made while it went wrong.
bool is_from_the_future(UnixMs made, UnixMs now) { return made.value > now.value + kDayMs; }

bool is_due(const std::vector<UnixMs>& made, UnixMs now, std::chrono::minutes at) {
  const UnixMs due = last_due(now, at);
  return std::ranges::none_of(
      made, [&](UnixMs one) { return one >= due && !is_from_the_future(one, now); });
}

/// What a backup left that was killed in the middle.
void remove_unfinished(const fs::path& folder) {
  constexpr std::string_view kEnding = ".part";
  for (const auto& entry : fs::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (name.ends_with(kEnding) &&
        time_of_backup(name.substr(0, name.size() - kEnding.size())).has_value()) {
      fs::remove(entry.path());
    }
  }
}

void remove_old(const BackupPlan& plan, UnixMs now) {
  std::vector<UnixMs> made = backups_in(plan.folder);
  // Those go before the oldest: they must not take the places of the newest.
  std::ranges::stable_partition(made, [&](UnixMs one) { return is_from_the_future(one, now); });
  made.resize(made.size() - std::min(made.size(), plan.keep));
  for (const UnixMs old : made) {
    fs::remove(plan.folder / backup_name(old));
    spdlog::info("backup removed file={}", (plan.folder / backup_name(old)).string());
  }
}

}  // namespace

std::string backup_name(UnixMs at) {
  const std::time_t seconds = at.value / 1000;
  std::tm parts{};
  ::gmtime_r(&seconds, &parts);
  std::array<char, 64> name{};
  return {name.data(), std::strftime(name.data(), name.size(), kPattern, &parts)};
}

std::optional<UnixMs> time_of_backup(std::string_view name) {
  const std::string text(name);
  std::tm parts{};
  const char* const end = ::strptime(text.c_str(), kPattern, &parts);
  if (end == nullptr || *end != '\0') {
    return std::nullopt;
  }
  return UnixMs{static_cast<std::int64_t>(::timegm(&parts)) * 1000};
}

UnixMs last_due(UnixMs now, std::chrono::minutes at) {
  const std::time_t seconds = now.value / 1000;
  std::tm parts{};
  ::localtime_r(&seconds, &parts);
  const auto on_day = [&](int day) {
    std::tm moment = parts;
    moment.tm_mday = day;
    moment.tm_hour = 0;
    moment.tm_min = static_cast<int>(at.count());
    moment.tm_sec = 0;
    moment.tm_isdst = -1;
    return UnixMs{static_cast<std::int64_t>(std::mktime(&moment)) * 1000};
  };
  const UnixMs today = on_day(parts.tm_mday);
  return today <= now ? today : on_day(parts.tm_mday - 1);
}

bool back_up_if_due(const BackupPlan& plan) {
  const UnixMs now = plan.now();
  fs::path target;
  try {
    fs::create_directories(plan.folder);
    if (!is_due(backups_in(plan.folder), now, plan.at)) {
      return false;
    }
    remove_unfinished(plan.folder);
    target = plan.folder / backup_name(now);
    back_up(plan.database, target);
    spdlog::info("backup made file={} bytes={}", target.string(), fs::file_size(target));
    remove_old(plan, now);
  } catch (const fs::filesystem_error& error) {
    throw StoreError("cannot back up to " + plan.folder.string() + ": " + error.what());
  }
  return true;
}

DailyBackup::DailyBackup(BackupPlan plan)
    : plan_(std::move(plan)), thread_([this](const std::stop_token& stop) { loop(stop); }) {}

void DailyBackup::tell_newest() {
  const std::vector<UnixMs> made = backups_in(plan_.folder);
  if (!made.empty()) {
    plan_.metrics.backed_up(
        std::chrono::system_clock::time_point(std::chrono::milliseconds(made.back().value)));
  }
}

void DailyBackup::loop(const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    std::chrono::minutes pause(1);
    try {
      static_cast<void>(back_up_if_due(plan_));
      tell_newest();
    } catch (const std::exception& error) {
      spdlog::error("backup failed reason=\"{}\"", error.what());
      pause = std::chrono::minutes(10);
      plan_.metrics.backup_failed();
    }
    std::unique_lock lock(mutex_);
    wake_.wait_for(lock, stop, pause, [] { return false; });
  }
}

}  // namespace aude::store
