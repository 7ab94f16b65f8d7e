#include "server/ops/task_options.hpp"

#include <memory>

#include <CLI/CLI.hpp>

namespace aude::ops {
namespace {

/// A subcommand whose options fill in a T; the options of the program may stand after it too.
template <class T>
std::pair<CLI::App*, std::shared_ptr<T>> add(CLI::App& app, std::optional<Task>& task,
                                             const std::string& name, const std::string& help) {
  auto wish = std::make_shared<T>();
  CLI::App* const command = app.add_subcommand(name, help)->fallthrough();
  command->final_callback([&task, wish] { task = *wish; });
  return {command, wish};
}

}  // namespace

void add_tasks(CLI::App& app, std::optional<Task>& task) {
  app.require_subcommand(0, 1);
  app.add_subcommand("serve", "Serve; so does the program without a subcommand")->fallthrough();

  const auto [back_up, backup] =
      add<BackUp>(app, task, "backup", "Copy the database to one file; the server may be running");
  back_up->add_option("FILE", backup->file, "the new file")->required();

  const auto [restore, restored] =
      add<Restore>(app, task, "restore", "Put a backup in the place of the database");
  restore->add_option("FILE", restored->file, "the backup")->required();

  const auto [check, checked] =
      add<Check>(app, task, "check", "Replay every game; say which are safe and which are not");
  check->add_option("--export", checked->export_to, "write the safe games to this folder");
  check->add_flag("--quiet", checked->quiet, "tell only what is damaged");

  const auto [write, written] =
      add<Export>(app, task, "export", "Write games as files; the server may be running");
  auto* const ids = write->add_option("GAME", written->games, "ids, the end of /g/ID");
  write->add_flag("--all", written->all, "every game")->excludes(ids);
  write->add_option("--to", written->to, "the folder of the files")->required();
  write->parse_complete_callback([written = written] {
    if (written->games.empty() && !written->all) {
      throw CLI::ValidationError("export", "name games, or say --all");
    }
  });

  const auto [read, taken] =
      add<Import>(app, task, "import", "Take in records of finished games and exported games");
  read->add_option("FILE", taken->files, "the files")->required();
}

}  // namespace aude::ops
