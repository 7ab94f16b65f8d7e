#include "server/post/texts.hpp"

#include <algorithm>
#include <array>

namespace aude::post {
namespace {

constexpr std::array kTexts = {
    Texts{
        .language = "en",
        .code_subject = "Your code: {code}",
        .code_text = "Somebody, probably you, wants to hear at this address when it is their move "
                     "on {site}.\nIf it was you, enter this code there:\n\n  {code}\n\nIf it was "
                     "not you, there is nothing for you to do.\n",
        .move_subject = "It is your move",
        .moves_subject = "It is your move in {count} games",
        .move_text = "It is your move:\n",
        .moves_text = "It is your move in these games:\n",
        .with = "With {names}",
        .with_bots = "Against bots",
        .time_left = "{hours} hours left",
        .foot = "End these mails:",
        .stop_question = "Do you want no more mails about your moves?",
        .stop_button = "No more mails",
        .stopped = "You will get no more mails. On your account page you can switch them on again.",
        .unknown = "No mails are sent to this address any more."},
    Texts{.language = "de",
          .code_subject = "Dein Code: {code}",
          .code_text = "Jemand, wahrscheinlich du, möchte unter dieser Adresse erfahren, wann er "
                       "auf {site} am Zug ist.\nWenn du es warst, gib dort diesen Code ein:\n\n  "
                       "{code}\n\nWenn nicht, brauchst du nichts zu tun.\n",
          .move_subject = "Du bist am Zug",
          .moves_subject = "Du bist in {count} Partien am Zug",
          .move_text = "Du bist am Zug:\n",
          .moves_text = "In diesen Partien bist du am Zug:\n",
          .with = "Mit {names}",
          .with_bots = "Gegen Bots",
          .time_left = "noch {hours} Stunden",
          .foot = "Diese Mails beenden:",
          .stop_question = "Möchtest du keine Mails über deine Züge mehr?",
          .stop_button = "Keine Mails mehr",
          .stopped = "Du bekommst keine Mails mehr. Auf deiner Kontoseite kannst du sie wieder "
                     "einschalten.",
          .unknown = "An diese Adresse gehen keine Mails mehr."},
    Texts{.language = "nl",
          .code_subject = "Je code: {code}",
          .code_text =
              "Iemand, waarschijnlijk jij, wil op dit adres bericht krijgen wanneer hij op "
              "{site} aan de beurt is.\nWas jij dat, vul daar dan deze code in:\n\n  "
              "{code}\n\nWas jij het niet, dan hoef je niets te doen.\n",
          .move_subject = "Je bent aan de beurt",
          .moves_subject = "Je bent in {count} partijen aan de beurt",
          .move_text = "Je bent aan de beurt:\n",
          .moves_text = "In deze partijen ben je aan de beurt:\n",
          .with = "Met {names}",
          .with_bots = "Tegen bots",
          .time_left = "nog {hours} uur",
          .foot = "Deze mails stoppen:",
          .stop_question = "Wil je geen mails meer over je beurten?",
          .stop_button = "Geen mails meer",
          .stopped = "Je krijgt geen mails meer. Op je accountpagina kun je ze weer aanzetten.",
          .unknown = "Naar dit adres gaan geen mails meer."},
    Texts{.language = "es",
          .code_subject = "Tu código: {code}",
          .code_text = "Alguien, probablemente tú, quiere saber en esta dirección cuándo le toca "
                       "jugar en {site}.\nSi has sido tú, introduce allí este código:\n\n  "
                       "{code}\n\nSi no has sido tú, no tienes que hacer nada.\n",
          .move_subject = "Te toca jugar",
          .moves_subject = "Te toca jugar en {count} partidas",
          .move_text = "Te toca jugar:\n",
          .moves_text = "Te toca jugar en estas partidas:\n",
          .with = "Con {names}",
          .with_bots = "Contra bots",
          .time_left = "quedan {hours} horas",
          .foot = "No recibir más estos correos:",
          .stop_question = "¿No quieres recibir más correos sobre tus turnos?",
          .stop_button = "No más correos",
          .stopped = "Ya no recibirás más correos. Puedes volver a activarlos en la página de tu "
                     "cuenta.",
          .unknown = "Ya no se envían correos a esta dirección."},
    Texts{.language = "fr",
          .code_subject = "Ton code : {code}",
          .code_text =
              "Quelqu'un, sans doute toi, veut savoir à cette adresse quand c'est son tour "
              "sur {site}.\nSi c'était toi, saisis-y ce code :\n\n  {code}\n\nSi ce n'était "
              "pas toi, tu n'as rien à faire.\n",
          .move_subject = "C'est ton tour",
          .moves_subject = "C'est ton tour dans {count} parties",
          .move_text = "C'est ton tour :\n",
          .moves_text = "C'est ton tour dans ces parties :\n",
          .with = "Avec {names}",
          .with_bots = "Contre des bots",
          .time_left = "il reste {hours} heures",
          .foot = "Ne plus recevoir ces e-mails :",
          .stop_question = "Ne veux-tu plus recevoir d'e-mails sur tes tours ?",
          .stop_button = "Plus d'e-mails",
          .stopped = "Tu ne recevras plus d'e-mails. Tu peux les réactiver sur la page de ton "
                     "compte.",
          .unknown = "Plus aucun e-mail n'est envoyé à cette adresse."},
    Texts{.language = "ro",
          .code_subject = "Codul tău: {code}",
          .code_text =
              "Cineva, probabil tu, vrea să afle la această adresă când îi vine rândul pe "
              "{site}.\nDacă ai fost tu, introdu acolo acest cod:\n\n  {code}\n\nDacă nu ai "
              "fost tu, nu trebuie să faci nimic.\n",
          .move_subject = "E rândul tău",
          .moves_subject = "E rândul tău în mai multe partide: {count}",
          .move_text = "E rândul tău:\n",
          .moves_text = "E rândul tău în aceste partide:\n",
          .with = "Cu {names}",
          .with_bots = "Împotriva boților",
          .time_left = "ore rămase: {hours}",
          .foot = "Nu mai vreau aceste mailuri:",
          .stop_question = "Nu mai vrei mailuri despre rândul tău?",
          .stop_button = "Fără mailuri",
          .stopped = "Nu vei mai primi mailuri. Le poți porni din nou pe pagina contului tău.",
          .unknown = "La această adresă nu se mai trimit mailuri."},
};

}  // namespace

const Texts& texts_in(std::string_view language) {
  const auto* const found = std::ranges::find(kTexts, language, &Texts::language);
  return found == kTexts.end() ? kTexts.front() : *found;
}

bool is_language(std::string_view language) {
  return std::ranges::find(kTexts, language, &Texts::language) != kTexts.end();
}

}  // namespace aude::post
