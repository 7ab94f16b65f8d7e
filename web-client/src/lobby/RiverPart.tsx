import { t, tOr } from '../i18n';
import type { ApiRules, SetSpec, Setup } from '../model/types';
import { Choice } from '../ui/Choice';
import { setName } from './names';
import { choosePrint, playedPrint, playsRiver, riverFamilies, toggleRiver, type RiverFamily } from './rivers';
import { SetCard } from './SetCard';
import { plays, toggleSet } from './setupModel';

interface RiverPartProps {
  readonly rules: ApiRules;
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
}

/** Which river is played, in which print, and which tiles of other boxes join it. */
export function RiverPart({ rules, setup, onChange }: RiverPartProps) {
  const additions = rules.sets.filter((set) => set.role === 'river_tiles');
  const any = playsRiver(setup, rules);
  return (
    <fieldset class="setup-part" data-testid="rivers">
      <legend>{t('setup:river')}</legend>
      <p class="setup-part__about">{t(any ? 'setup:river_about' : 'setup:river_none_about')}</p>
      {riverFamilies(rules).map((family) => (
        <FamilyCard key={family.id} family={family} rules={rules} setup={setup} onChange={onChange} />
      ))}
      {additions.length > 0 && (
        <h3 class="setup-part__more">
          {t('setup:river_more')}
          {!any && <small>{t('setup:river_more_needs')}</small>}
        </h3>
      )}
      {additions.map((set) => (
        <SetCard
          key={set.id}
          set={set}
          kind="checkbox"
          chosen={plays(setup, set.id)}
          disabled={!any}
          onToggle={() => onChange(toggleSet(setup, set, rules))}
        />
      ))}
    </fieldset>
  );
}

/** One river; its prints are shown once it is chosen. */
function FamilyCard({ family, rules, setup, onChange }: RiverPartProps & { family: RiverFamily }) {
  const played = playedPrint(setup, family);
  const shown = played ?? family.prints[0];
  if (!shown) return null;
  const name = tOr(`rules:river.${family.id}.name`, setName(shown.id, rules));
  return (
    <SetCard
      set={shown}
      kind="checkbox"
      chosen={played !== undefined}
      name={name}
      about={tOr(`rules:river.${family.id}.about`, aboutPrint(shown))}
      testid={`river-${family.id}`}
      onToggle={() => onChange(toggleRiver(setup, family, rules))}
    >
      {family.prints.length > 1 && (
        <div class="set-card__print">
          <Choice
            label={t('setup:print_of', { name })}
            name={`print-${family.id}`}
            values={family.prints.map((print) => print.id)}
            value={shown.id}
            textOf={(id) => tOr(`rules:set.${id}.print`, setName(id, rules))}
            onChange={(id) => onChange(choosePrint(setup, family, id))}
          />
          <small>{aboutPrint(shown)}</small>
        </div>
      )}
    </SetCard>
  );
}

/** What sets one print apart from the others. */
function aboutPrint(print: SetSpec): string {
  return tOr(`rules:set.${print.id}.about`, '');
}
