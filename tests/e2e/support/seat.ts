import type { Locator } from 'playwright-core';
import type { Visitor } from './visitor.ts';

export interface Question {
  ask: number;
  step: string;
}

export type Random = () => number;

function below(random: Random, count: number): number {
  return Math.floor(random() * count);
}

/** A player at the game screen, who answers each question with the mouse. */
export class SeatedPlayer {
  readonly visitor: Visitor;
  readonly seat: number;
  /** How often each step was answered, and what with. */
  readonly done = new Map<string, number>();
  /** The page ends this player's turns by itself, as its menu offers. */
  turnsEndAlone = false;
  readonly #random: Random;
  #last = -1;

  constructor(visitor: Visitor, seat: number, random: Random) {
    this.visitor = visitor;
    this.seat = seat;
    this.#random = random;
  }

  /** The hand bar while it shows a question that has not been answered from here. */
  get #asked(): string {
    const alone = this.turnsEndAlone ? ':not([data-step="end_turn"])' : '';
    return `[data-testid="hand"][data-ask]:not([data-ask="${this.#last}"])${alone}`;
  }

  /** The next question to this seat; null once another seat is asked or the game is over. */
  async question(): Promise<Question | null> {
    const other = `[data-testid="turn-indicator"]:not([data-seat="${this.seat}"])`;
    const hand = this.visitor.page.locator(this.#asked);
    await hand.or(this.visitor.page.locator(`${other}, .game--replay`)).first().waitFor();
    if ((await hand.count()) === 0) return null;
    return this.#read(hand);
  }

  /** The next question to this seat, however long the others take; null when the game is over. */
  async turn(): Promise<Question | null> {
    const hand = this.visitor.page.locator(this.#asked);
    await hand.or(this.visitor.page.locator('.game--replay')).first().waitFor();
    if ((await hand.count()) === 0) return null;
    return this.#read(hand);
  }

  async #read(hand: Locator): Promise<Question> {
    return {
      ask: Number(await hand.getAttribute('data-ask')),
      step: (await hand.getAttribute('data-step')) ?? '',
    };
  }

  /** Has the page end this player's turns from now on. */
  async endTurnsAlone(): Promise<void> {
    const { page } = this.visitor;
    await this.visitor.click('menu');
    await this.visitor.part('end-turns').check();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    this.turnsEndAlone = true;
  }

  /** Answers until another seat is asked or the game is over. */
  async play(first: Question): Promise<void> {
    let question: Question | null = first;
    while (question) {
      await this.answer(question);
      question = await this.question();
    }
  }

  /** Answers until this turn is ended. */
  async playTurn(first: Question): Promise<void> {
    let question: Question | null = first;
    while (question) {
      const { step } = question;
      const undone = await this.answer(question);
      if (step === 'end_turn' && !undone) return;
      question = await this.turn();
    }
  }

  /** Answers a question, or takes the turn back instead; returns whether it did. */
  async answer(question: Question): Promise<boolean> {
    this.#last = question.ask;
    const undo = this.visitor.part('undo');
    if (this.#random() < 0.04 && (await undo.count()) > 0) {
      await undo.click();
      this.#count('undo');
      return true;
    }
    await this.#choose(question.step);
    return false;
  }

  async #choose(step: string): Promise<void> {
    switch (step) {
      case 'place':
        return this.place();
      case 'follower':
        return this.#follower();
      case 'ferries.link':
        return this.#link();
      case 'ferries.move':
        return this.#move();
      case 'end_turn':
        await this.visitor.click('end-turn');
        return this.#count('end_turn');
      default:
        throw new Error(`no player knows what to do at the step ${step}`);
    }
  }

  #count(what: string): void {
    this.done.set(what, (this.done.get(what) ?? 0) + 1);
  }

  /** Points at a legal cell, turns the tile, and confirms by one of the two buttons. */
  async place(): Promise<void> {
    const { page } = this.visitor;
    const cells = page.locator('[data-cell]');
    const cell = cells.nth(below(this.#random, await cells.count()));
    if (!(await this.#sees(cell))) await this.visitor.click('fit');
    await cell.click();
    const turnable = page.locator('.board__ghost--turnable');
    await page.locator('[data-ghost]').waitFor();
    if ((await turnable.count()) > 0) {
      for (let turn = below(this.#random, 2.5); turn > 0; turn--) {
        if (this.#random() < 0.5) await turnable.click();
        else await this.visitor.click('rotate');
        this.#count('rotate');
      }
    }
    await this.#confirm();
    this.#count('place');
  }

  /** A phone comes near to the last tile, so that a cell may be out of the picture. */
  async #sees(cell: Locator): Promise<boolean> {
    const [box, board] = await Promise.all([cell.boundingBox(), this.visitor.part('board').boundingBox()]);
    if (!box || !board) return false;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x > board.x && x < board.x + board.width && y > board.y && y < board.y + board.height;
  }

  async #confirm(): Promise<void> {
    const { page } = this.visitor;
    const where = this.#random() < 0.5 ? '.board' : '[data-testid="hand"]';
    await page.locator(`${where} [data-testid="confirm"]`).click();
  }

  async #follower(): Promise<void> {
    const spots = this.visitor.page.locator('[data-segment-option]');
    const count = await spots.count();
    if (count > 0 && this.#random() < 0.7) {
      await spots.nth(below(this.#random, count)).click();
      this.#count('follower');
      return;
    }
    await this.visitor.click('pass');
    this.#count('no follower');
  }

  async #link(): Promise<void> {
    const pairs = this.visitor.page.locator('[data-join-option]');
    const pair = pairs.nth(below(this.#random, await pairs.count()));
    await pair.click();
    await this.visitor.page.locator('.board__pair--shown').waitFor();
    if (this.#random() < 0.5) await pair.click();
    else await this.#confirm();
    this.#count('ferry');
  }

  async #move(): Promise<void> {
    const movers = this.visitor.page.locator('[data-join-option]');
    if (this.#random() < 0.4) {
      await this.visitor.click('pass');
      this.#count('no ferry moved');
      return;
    }
    const mover = movers.nth(below(this.#random, await movers.count()));
    for (let press = 1 + below(this.#random, 3); press > 0; press--) await mover.click();
    await this.#confirm();
    this.#count('ferry moved');
  }
}
