import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import { botAbout, botLevel, seatNames } from '../lobby/names';
import { rememberedLevel, rememberLevel } from '../lobby/remembered';
import { attempt } from '../model/notices';
import type { Table, View } from '../model/types';
import { api } from '../net/api';
import { navigate } from '../router';
import { loadRules, rules } from '../session';
import { Button } from '../ui/Button';
import { Choice } from '../ui/Choice';
import { Dialog } from '../ui/Dialog';
import { SeatMark } from '../ui/SeatMark';

interface PlayOnDialogProps {
  readonly table: Table;
  /** The position that is looked at, and how many answers the game had by then. */
  readonly view: View;
  readonly answers: number;
  /** Seats that had given up by then: they stay out of the new game, too. */
  readonly resigned: readonly number[];
  /** The seat of who looks, if there was one. */
  readonly seat: number | null;
  readonly onClose: () => void;
}

/** Begins a game of one's own, against bots, with a position of one that is over. */
export function PlayOnDialog({ table, view, answers, resigned, seat, onClose }: PlayOnDialogProps) {
  useEffect(() => attempt(loadRules()), []);
  const names = seatNames(table.seats);
  const offered = names.flatMap((name, index) => (resigned.includes(index) ? [] : [{ name, index }]));
  const first = [seat, view.seat].find((one) => offered.some(({ index }) => index === one));
  const chosen = useSignal(String(first ?? offered[0]?.index ?? 0));
  const picked = useSignal(rememberedLevel());
  const busy = useSignal(false);
  const levels = rules.value?.bots.map(({ id }) => id) ?? [];
  // A bot of an earlier version is remembered, but not offered any more.
  const level = levels.includes(picked.value) ? picked.value : (levels[0] ?? '');

  async function begin(): Promise<void> {
    if (busy.value) return;
    busy.value = true;
    try {
      rememberLevel(level);
      const { id } = await api.playOn(table.id, {
        move: answers,
        seat: Number(chosen.value),
        level,
      });
      navigate(`/g/${id}`);
    } finally {
      busy.value = false;
    }
  }

  return (
    <Dialog title={t('replay:play_on.title')} kind="sheet" testid="play-on" onClose={onClose}>
      <form
        class="play-on"
        onSubmit={(event) => {
          event.preventDefault();
          attempt(begin());
        }}
      >
        <p>{t('replay:play_on.about')}</p>
        <fieldset class="play-on__seats">
          <legend class="field__label">{t('replay:play_on.seat')}</legend>
          {offered.map(({ name, index }) => (
            <label key={index} class="play-on__seat">
              <input
                type="radio"
                name="seat"
                value={index}
                checked={chosen.value === String(index)}
                onChange={() => (chosen.value = String(index))}
              />
              <SeatMark seat={index} />
              <span class="play-on__name">{name}</span>
              <span class="play-on__score">{view.scores[index] ?? 0}</span>
            </label>
          ))}
        </fieldset>
        <div class="field">
          <span class="field__label">{t('replay:play_on.level')}</span>
          <Choice
            label={t('replay:play_on.level')}
            name="level"
            values={levels}
            value={level}
            textOf={botLevel}
            onChange={(value) => (picked.value = value)}
          />
          <small>{botAbout(level)}</small>
        </div>
        <div class="button-row button-row--end">
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button submit tone="primary" testid="play-on-begin" disabled={levels.length === 0}>
            {t('replay:play_on.begin')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
