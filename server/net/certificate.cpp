#include "server/net/certificate.hpp"

#include <boost/asio/ssl/context.hpp>
#include <boost/system/system_error.hpp>
#include <openssl/ssl.h>
#include <stdexcept>
#include <string>
#include <utility>

namespace aude::net {

namespace ssl = boost::asio::ssl;

namespace {

std::shared_ptr<ssl::context> read(const std::filesystem::path& chain,
                                   const std::filesystem::path& key) {
  auto context = std::make_shared<ssl::context>(ssl::context::tls_server);
  SSL_CTX_set_min_proto_version(context->native_handle(), TLS1_2_VERSION);
  // Nobody may make the server work by asking for new keys all the time.
  SSL_CTX_set_options(context->native_handle(), SSL_OP_NO_RENEGOTIATION);
  const auto complain = [](const std::filesystem::path& file, const std::string& why) {
    return std::runtime_error("cannot use " + file.string() + " for TLS: " + why);
  };
  try {
    context->use_certificate_chain_file(chain.string());
  } catch (const boost::system::system_error& error) {
    throw complain(chain, error.code().message());
  }
  try {
    context->use_private_key_file(key.string(), ssl::context::pem);
  } catch (const boost::system::system_error& error) {
    throw complain(key, error.code().message());
  }
  if (SSL_CTX_check_private_key(context->native_handle()) != 1) {
    throw complain(key, "it does not belong to " + chain.string());
  }
  return context;
}

}  // namespace

Certificate::Certificate(std::filesystem::path chain, std::filesystem::path key)
    : chain_{std::move(chain)}, key_{std::move(key)}, context_{read(chain_, key_)} {}

void Certificate::reload() {
  auto fresh = read(chain_, key_);
  const std::scoped_lock lock{mutex_};
  context_ = std::move(fresh);
}

std::shared_ptr<ssl::context> Certificate::context() const {
  const std::scoped_lock lock{mutex_};
  return context_;
}

}  // namespace aude::net
