import type { Event } from '../model/types';
import type { SoundName } from './synth';

/** What is heard of a batch of events: each sound once, in their order. */
export function soundsOf(events: readonly Event[], mySeat: number | null): SoundName[] {
  const heard = new Set<SoundName>();
  for (const event of events) {
    const name = soundOf(event, mySeat);
    if (name) heard.add(name);
  }
  // At the end everything scores at once; the last sound says it all.
  return heard.has('over') ? ['over'] : [...heard];
}

function soundOf(event: Event, mySeat: number | null): SoundName | null {
  switch (event.e) {
    case 'placed':
      return 'tile';
    case 'figure':
      return 'follower';
    case 'scored':
      return event.seats.some((seat) => seat.points > 0) ? 'score' : null;
    case 'turn':
      return event.seat === mySeat ? 'turn' : null;
    case 'ended':
      return 'over';
    default:
      return null;
  }
}
