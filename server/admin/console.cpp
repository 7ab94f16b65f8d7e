#include "server/admin/console.hpp"

#include <algorithm>
#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <charconv>
#include <cstddef>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "server/admin/desk.hpp"
#include "server/admin/frame.hpp"
#include "server/admin/socket.hpp"

namespace aude::admin {
namespace {

namespace asio = boost::asio;
using asio::local::stream_protocol;

// A list of 200 rows is far below this.
constexpr std::size_t kLongestAnswer = std::size_t{1024} * 1024;

std::vector<std::string> ask(const std::filesystem::path& data,
                             const std::vector<std::string>& words) {
  asio::io_context io;
  stream_protocol::socket socket{io};
  const std::filesystem::path file = socket_in(data);
  boost::system::error_code error;
  socket.connect(stream_protocol::endpoint{file.string()}, error);
  if (error) {
    throw std::runtime_error("no server answers at " + file.string() + ": " + error.message());
  }
  asio::write(socket, asio::buffer(write_frame(words)));
  std::string answer;
  asio::read_until(socket, asio::dynamic_buffer(answer, kLongestAnswer), kEndOfFrame, error);
  auto parts = read_frame(answer);
  if (!parts) {
    throw std::runtime_error("the server gave no answer");
  }
  return std::move(*parts);
}

/// Cells below their columns, each column as wide as its widest cell.
void print_table(std::size_t columns, const std::vector<std::string>& cells) {
  std::vector<std::size_t> widths(columns);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    widths[i % columns] = std::max(widths[i % columns], cells[i].size() + 2);
  }
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const bool is_last = i % columns == columns - 1;
    std::cout << std::left << std::setw(is_last ? 0 : static_cast<int>(widths[i % columns]))
              << cells[i] << (is_last ? "\n" : "");
  }
}

/// See frame_of in socket.cpp.
int print(const std::vector<std::string>& parts) {
  constexpr std::size_t kHead = 3;
  if (parts.size() < kHead || parts[0] != "ok") {
    std::cerr << "aude-server: " << (parts.size() < kHead ? "refused" : parts[2]) << '\n';
    return 1;
  }
  if (!parts[1].empty()) {
    std::cout << parts[1] << '\n';
  }
  std::size_t columns = 0;
  std::from_chars(parts[2].data(), parts[2].data() + parts[2].size(), columns);
  if (columns != 0) {
    print_table(columns, {parts.begin() + kHead, parts.end()});
  }
  return 0;
}

}  // namespace

int run_console(std::span<const char* const> arguments) {
  constexpr std::size_t kMostWords = 3;
  std::filesystem::path data{"data"};
  std::vector<std::string> words;
  CLI::App app{"Orders for a server that runs with the same data folder", "aude-server admin"};
  app.add_option("--data", data, "folder of the database")
      ->capture_default_str()
      ->envname("AUDE_DATA");
  app.add_option("order", words, "what is to be done")->required()->expected(1, kMostWords);
  app.footer("Orders (WHO is the name of a registered account, or an id):\n" + Desk::help());
  try {
    app.parse(static_cast<int>(arguments.size()), arguments.data());
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  try {
    return print(ask(data, words));
  } catch (const std::exception& error) {
    std::cerr << "aude-server: " << error.what() << '\n';
    return 1;
  }
}

}  // namespace aude::admin
