import { chooseLanguage, language, t } from '../i18n';
import { LANGUAGES, LANGUAGE_IDS, type Language } from '../i18n/languages';
import { attempt } from '../model/notices';

/** The language of the page: a browser's own list, behind two letters where there is little room. */
export function LanguageChoice({ short = false }: { short?: boolean }) {
  return (
    <label class={short ? 'language language--short' : 'language'}>
      <span class="language__label" aria-hidden="true">
        {short ? language().toUpperCase() : t('common:language')}
      </span>
      <select
        aria-label={t('common:language')}
        title={t('common:language')}
        value={language()}
        data-testid="language"
        onChange={(event) => attempt(chooseLanguage(event.currentTarget.value as Language))}
      >
        {LANGUAGE_IDS.map((id) => (
          <option key={id} value={id} lang={id}>
            {LANGUAGES[id]}
          </option>
        ))}
      </select>
    </label>
  );
}
