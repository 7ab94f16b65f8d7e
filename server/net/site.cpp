#include "server/net/site.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <vector>

#include "server/bots/bot.hpp"
#include "shared/catalogue/embedded.hpp"
#include "shared/expansions/registry.hpp"
#include "shared/protocol/table_codec.hpp"

namespace aude::net {
namespace {

std::string describe_rules() {
  std::vector<std::string_view> levels;
  std::ranges::transform(bots::all_bots(), std::back_inserter(levels), &bots::Bot::level);
  return protocol::encode_rules(catalogue::standard_catalogue(), expansions::all_modules(), levels);
}

}  // namespace

Site::Site(const Parts& parts, const boost::asio::any_io_executor& strand)
    : lobby{parts.lobby}, store{parts.store}, post{parts.post}, metrics{parts.metrics},
      settings{parts.settings}, people{parts.store, parts.policy}, files{parts.client},
      sessions{strand}, proxies{parts.settings.trusted_proxies},
      addresses{std::make_shared<AddressLimit>(parts.settings.connection_limit)},
      rules{describe_rules()}, rules_tag{entity_tag(rules)}, desk{{.people = people,
                                                                   .accounts =
                                                                       parts.store.accounts(),
                                                                   .lobby = parts.lobby,
                                                                   .connections = sessions}} {
  if (!settings.tls_chain.empty()) {
    certificate = std::make_unique<Certificate>(settings.tls_chain, settings.tls_key);
  }
}

}  // namespace aude::net
