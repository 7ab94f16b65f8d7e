import { useEffect, useState } from 'preact/hooks';
import { layoutOf } from '../catalogue/catalogue';
import { worthText } from '../game/logText';
import { listText, t, tOr } from '../i18n';
import type { AidScore, AidScoreLine, PlacedTile } from '../model/types';
import { chapterFor, pathOfChapter } from '../rules/chapters';
import { TileArt } from '../tiles/TileArt';
import { Dialog } from '../ui/Dialog';
import { SeatMark } from '../ui/SeatMark';
import type { AidStore } from './aidStore';
import type { ScoredLine } from './scorings';
import './aids.css';

interface ScoreDialogProps {
  readonly line: ScoredLine;
  readonly aids: Pick<AidStore, 'why'>;
  readonly tiles: readonly PlacedTile[];
  readonly names: readonly string[];
  readonly onClose: () => void;
}

/** Sections of the base chapter by kind of feature. */
const SECTIONS: Readonly<Record<string, string>> = {
  city: 'cities',
  road: 'roads',
  monastery: 'monasteries',
  field: 'fields',
};

/** Why a feature brought its points: tile by tile, who had the majority, and the rule. */
export function ScoreDialog({ line, aids, tiles, names, onClose }: ScoreDialogProps) {
  const [why, setWhy] = useState<AidScore | null | undefined>(undefined);
  const { turn, final, tile, segment } = line;
  useEffect(() => {
    void aids.why({ turn, final, tile, segment }).then((aid) => setWhy(aid?.score ?? null));
  }, [aids, turn, final, tile, segment]);
  const title = t(line.complete ? `log:scored.${line.feature}` : `log:scored_open.${line.feature}`);
  return (
    <Dialog title={title} onClose={onClose} kind="sheet" testid="why">
      <p>
        <b>{sumText(line)}</b>
      </p>
      {why === undefined && <p>{t('common:loading')}</p>}
      {why === null && <p>{t('game:why.none')}</p>}
      {why && why.lines.length > 0 && <Lines lines={why.lines} tiles={tiles} />}
      <h3>{t('game:why.majority')}</h3>
      <table class="why__table" data-testid="majority">
        <thead>
          <tr>
            <th>{t('game:final.player')}</th>
            <th>{t('game:why.followers')}</th>
            <th>{t('game:why.points')}</th>
          </tr>
        </thead>
        <tbody>
          {line.seats.map(({ seat, followers, points }) => (
            <tr key={seat}>
              <td>
                <span class="why__what">
                  <SeatMark seat={seat} size={18} />
                  {names[seat]}
                </span>
              </td>
              <td>{followers}</td>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {ruleLinks(line).map(({ href, name }) => (
          <a key={href} class="rules__onward" href={href}>
            {name}
          </a>
        ))}
      </p>
    </Dialog>
  );
}

/** "12 points: 4 tiles × 2 + 2 pennants × 2" */
function sumText(line: ScoredLine): string {
  if (line.points === 0) return t('game:why.nothing');
  return t('common:labelled', { label: t('game:preview.points', { count: line.points }), text: worthText(line) });
}

/** "Tile and 1 pennant" */
function whatText({ what, pennants }: AidScoreLine): string {
  const line = t(`game:why.line.${what}`);
  return pennants > 0 ? listText([line, t('log:part.pennants', { count: pennants })]) : line;
}

function Lines({ lines, tiles }: { lines: readonly AidScoreLine[]; tiles: readonly PlacedTile[] }) {
  return (
    <table class="why__table" data-testid="why-lines">
      <thead>
        <tr>
          <th>{t('game:why.what')}</th>
          <th>{t('game:why.points')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((one, index) => {
          const placed = one.tile === undefined ? undefined : tiles[one.tile];
          return (
            <tr key={index}>
              <td>
                <span class="why__what">
                  {placed && layoutOf(placed.layout) && (
                    <TileArt layout={placed.layout} turns={placed.turns} size={34} />
                  )}
                  {whatText(one)}
                </span>
              </td>
              <td>{one.points}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The section about this kind of feature, and those about what an expansion added. */
function ruleLinks(line: ScoredLine): { href: string; name: string }[] {
  const section = SECTIONS[line.feature];
  const own = section
    ? [{ href: `${pathOfChapter('base')}#${section}`, name: t(`rules:page.section.${section}`) }]
    : [];
  const added = line.parts.flatMap(({ what }) => {
    const name = tOr(`rules:option.${what}.name`, '');
    return name === '' ? [] : [{ href: `${pathOfChapter(chapterFor(what))}#${what}`, name }];
  });
  return [...own, ...added];
}
