#include "server/post/smtp.hpp"

#include <algorithm>
#include <cstring>
#include <memory>
#include <string_view>

#include <curl/curl.h>

#include "server/post/letter.hpp"

namespace aude::post {
namespace {

constexpr long kFinalAnswers = 500;

/// Once for the process, before the first use; libcurl wants it so.
struct Library {
  Library() { curl_global_init(CURL_GLOBAL_DEFAULT); }
  ~Library() { curl_global_cleanup(); }
  Library(const Library&) = delete;
  Library& operator=(const Library&) = delete;
};

using Handle = std::unique_ptr<CURL, decltype(&curl_easy_cleanup)>;
using List = std::unique_ptr<curl_slist, decltype(&curl_slist_free_all)>;

/// Callback of libcurl: copies the next part of the message that is left.
std::size_t read_message(char* to, std::size_t size, std::size_t count, void* left) {
  auto& rest = *static_cast<std::string_view*>(left);
  const std::size_t length = std::min(size * count, rest.size());
  std::memcpy(to, rest.data(), length);
  rest.remove_prefix(length);
  return length;
}

/// Callback of libcurl, about once a second: anything but 0 ends the transfer.
int look_for_stop(void* stopping, curl_off_t /*down*/, curl_off_t /*downloaded*/, curl_off_t /*up*/,
                  curl_off_t /*uploaded*/) {
  return *static_cast<const std::atomic<bool>*>(stopping) ? 1 : 0;
}

void set_server(CURL* curl, const SmtpServer& server, const std::string& own_name) {
  // The path is the name with which the client says EHLO; that of the machine may be none.
  curl_easy_setopt(curl, CURLOPT_URL, (server.url + "/" + own_name).c_str());
  curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
  curl_easy_setopt(curl, CURLOPT_NOPROXY, "*");
  curl_easy_setopt(
      curl, CURLOPT_USE_SSL,
      static_cast<long>(server.tls == Tls::required ? CURLUSESSL_ALL : CURLUSESSL_TRY));
  if (!server.user.empty()) {
    curl_easy_setopt(curl, CURLOPT_USERNAME, server.user.c_str());
    curl_easy_setopt(curl, CURLOPT_PASSWORD, server.password.c_str());
  }
  curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, static_cast<long>(server.patience.count()));
  curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
  // A name that is still being looked up must not hold up the end of the server.
  curl_easy_setopt(curl, CURLOPT_QUICK_EXIT, 1L);
}

}  // namespace

std::optional<SmtpFailure> deliver(const SmtpServer& server, const Envelope& envelope,
                                   const std::atomic<bool>& stopping) {
  static const Library library;
  const Handle curl(curl_easy_init(), &curl_easy_cleanup);
  const List recipients(curl_slist_append(nullptr, envelope.to.c_str()), &curl_slist_free_all);
  if (!curl || !recipients) {
    return SmtpFailure{"out of memory", false};
  }
  std::string_view left = envelope.message;
  set_server(curl.get(), server, domain_of(envelope.from));
  curl_easy_setopt(curl.get(), CURLOPT_MAIL_FROM, envelope.from.c_str());
  curl_easy_setopt(curl.get(), CURLOPT_MAIL_RCPT, recipients.get());
  curl_easy_setopt(curl.get(), CURLOPT_UPLOAD, 1L);
  curl_easy_setopt(curl.get(), CURLOPT_READFUNCTION, &read_message);
  curl_easy_setopt(curl.get(), CURLOPT_READDATA, &left);
  curl_easy_setopt(curl.get(), CURLOPT_NOPROGRESS, 0L);
  curl_easy_setopt(curl.get(), CURLOPT_XFERINFOFUNCTION, &look_for_stop);
  curl_easy_setopt(curl.get(), CURLOPT_XFERINFODATA, &stopping);
  const CURLcode result = curl_easy_perform(curl.get());
  if (result == CURLE_OK) {
    return std::nullopt;
  }
  long answer = 0;
  curl_easy_getinfo(curl.get(), CURLINFO_RESPONSE_CODE, &answer);
  // An answer of the server may repeat the address: only its number is told.
  SmtpFailure failure{curl_easy_strerror(result), false};
  // A wrong password can be mended, a refused addressee cannot.
  failure.is_final = answer >= kFinalAnswers && result == CURLE_SEND_ERROR;
  if (answer != 0) {
    failure.reason += " (answer " + std::to_string(answer) + ")";
  }
  return failure;
}

}  // namespace aude::post
