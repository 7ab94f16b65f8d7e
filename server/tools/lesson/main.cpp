#include <fstream>
#include <iostream>

#include "server/tools/lesson/lesson.hpp"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "Plays the guided game through the rules and writes it for the web client.\n"
                 "Usage: aude-lesson SCRIPT > lesson.json\n";
    return 2;
  }
  std::ifstream script(argv[1]);
  if (!script) {
    std::cerr << argv[1] << ": cannot be opened\n";
    return 1;
  }
  try {
    std::cout << aude::tools::play_lesson(script);
  } catch (const std::exception& error) {
    std::cerr << argv[1] << ": " << error.what() << '\n';
    return 1;
  }
  return 0;
}
