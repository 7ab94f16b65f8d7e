import type { Random } from './seat.ts';
import type { Visitor } from './visitor.ts';

const ARROWS = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];

/** Plays with keys alone. Takes the first turn back once, and puts the first preview away once. */
export class KeyboardPlayer {
  readonly #visitor: Visitor;
  readonly #random: Random;
  undone = 0;
  cleared = 0;

  constructor(visitor: Visitor, random: Random) {
    this.#visitor = visitor;
    this.#random = random;
  }

  press(key: string): Promise<void> {
    return this.#visitor.page.keyboard.press(key);
  }

  /** Goes on with Tab until the focus is there. */
  async tabTo(testid: string): Promise<void> {
    const focused = this.#visitor.page.locator(`[data-testid="${testid}"]:focus`);
    await this.#visitor.page.locator(`[data-testid="${testid}"]:enabled`).waitFor();
    for (let stop = 0; stop < 40; stop++) {
      if ((await focused.count()) > 0) return;
      await this.press('Tab');
    }
    throw new Error(`Tab does not come to ${testid}`);
  }

  async turn(): Promise<void> {
    let asked = await this.#question(-1);
    for (;;) {
      await this.#answer(asked.step);
      if (asked.step === 'end_turn') return;
      asked = await this.#question(asked.ask);
    }
  }

  async #question(after: number): Promise<{ ask: number; step: string }> {
    const hand = this.#visitor.page.locator(
      `[data-testid="hand"][data-ask]:not([data-ask="${after}"])`,
    );
    await hand.waitFor();
    return {
      ask: Number(await hand.getAttribute('data-ask')),
      step: (await hand.getAttribute('data-step')) ?? '',
    };
  }

  async #answer(step: string): Promise<void> {
    if (step !== 'place' && this.undone === 0) {
      this.undone += 1;
      return this.press('u');
    }
    switch (step) {
      case 'place':
        return this.#place();
      case 'end_turn':
        return this.press('Enter');
      case 'ferries.link':
        return this.#stepTo();
      default:
        return this.#random() < 0.5 ? this.#stepTo() : this.press('s');
    }
  }

  async #place(): Promise<void> {
    const ghost = this.#visitor.page.locator('[data-ghost]');
    await this.press(this.#arrow());
    await ghost.waitFor();
    if (this.cleared === 0) {
      await this.press('Escape');
      await ghost.waitFor({ state: 'detached' });
      await this.press(this.#arrow());
      await ghost.waitFor();
      this.cleared += 1;
    }
    for (let step = 0; step < 3; step++) await this.press(this.#arrow());
    if (this.#random() < 0.5) await this.press('r');
    await this.press('Enter');
  }

  /** Walks through what the board offers, to one of the first few, and takes it. */
  async #stepTo(): Promise<void> {
    for (let step = Math.floor(this.#random() * 3); step >= 0; step--) await this.press('ArrowRight');
    await this.press('Enter');
  }

  #arrow(): string {
    return ARROWS[Math.floor(this.#random() * ARROWS.length)] as string;
  }
}
