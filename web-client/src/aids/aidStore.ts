import { computed, signal } from '@preact/signals';
import type { GameStore } from '../model/game';
import type { AidFeature, ServerAid, View } from '../model/types';
import type { AidQuestion } from '../net/aidRequests';

/** What somebody points at. */
export type AidTarget =
  | { readonly kind: 'feature'; readonly tile: number; readonly segment: number }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'cell'; readonly x: number; readonly y: number }
  | { readonly kind: 'placement'; readonly ask: number; readonly option: number };

export interface Shown {
  readonly target: AidTarget;
  readonly aid: ServerAid;
}

/** Pointing waits so long before it asks: a hand that crosses the board asks nothing. */
const REST_MS = 130;
/** Less than the server allows, so that it never has to refuse. */
const MOST = { queries: 30, within: 12_000 } as const;

/**
 * What the server tells about the table that is shown: asked for when somebody points at something,
 * kept until the table changes. Nothing is counted here.
 */
export class AidStore {
  readonly #game: GameStore;
  readonly #pointed = signal<Shown | null>(null);
  readonly #pinned = signal<Shown | null>(null);
  readonly fields = signal<readonly AidFeature[] | null>(null);
  readonly wantsFields = signal(false);
  /** Totals if the game ended now, and cells that stay empty. */
  readonly position = signal<ServerAid | null>(null);
  #kept = new Map<string, Promise<ServerAid | null>>();
  #view: View | null = null;
  #move: number | undefined;
  #asked: number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #positionTimer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was pointed at, so that an answer that comes too late shows nothing. */
  #pointing = 0;
  /** The same of what was asked for. */
  #pinning = 0;
  /** What was asked for and is not answered yet. */
  #awaited: AidTarget | null = null;

  constructor(game: GameStore) {
    this.#game = game;
  }

  /** What is told now: what is pointed at before what was chosen. */
  readonly shown = computed<Shown | null>(() => this.#pointed.value ?? this.#pinned.value);
  readonly isPinned = computed(() => this.#pinned.value !== null);
  /** What was asked for last. */
  readonly asked = computed<AidTarget | null>(() => this.#pinned.value?.target ?? null);
  /** What is to be said aloud: the answer to what was asked, but not each time the table changes. */
  readonly told = signal<Shown | null>(null);

  readonly on = computed(() => {
    const position = this.#game.position.value;
    return position !== null && position.view !== null && position.table.aids === 'all';
  });

  /** The table that is shown, and the number of its batch if it is one of a replay. */
  look(view: View, move: number | undefined): void {
    if (view === this.#view && move === this.#move) return;
    this.#view = view;
    this.#move = move;
    this.#kept = new Map();
    this.#pointing += 1;
    this.#pinning += 1;
    clearTimeout(this.#timer);
    clearTimeout(this.#positionTimer);
    this.#pointed.value = null;
    this.told.value = null;
    this.#positionTimer = setTimeout(() => void this.#refresh(), 60);
  }

  async #refresh(): Promise<void> {
    if (!this.on.value) return;
    const view = this.#view;
    const again = this.#pinned.value?.target;
    // Whoever asked while the table changed is answered about the new one.
    if (this.#awaited) void this.pin(this.#awaited);
    else if (again && again.kind !== 'placement') void this.#pin(again);
    else this.#pinned.value = null;
    const position = await this.#ask({ kind: 'position' });
    if (view !== this.#view) return;
    this.position.value = position;
    if (this.wantsFields.value) await this.#loadFields();
  }

  async #loadFields(): Promise<void> {
    const view = this.#view;
    const answer = await this.#ask({ kind: 'fields' });
    // Whoever has put the fields away meanwhile does not want them back.
    if (view === this.#view && this.wantsFields.value) this.fields.value = answer?.features ?? null;
  }

  readonly toggleFields = (): void => {
    this.wantsFields.value = !this.wantsFields.value;
    if (this.wantsFields.value) void this.#loadFields();
    else this.fields.value = null;
  };

  /** Shows the target as long as it is pointed at. */
  readonly point = (target: AidTarget | null): void => {
    clearTimeout(this.#timer);
    this.#pointing += 1;
    if (target === null) {
      this.#pointed.value = null;
      if (this.told.value?.target.kind === 'placement') this.told.value = null;
      return;
    }
    this.#timer = setTimeout(() => void this.#showPointed(target), REST_MS);
  };

  async #showPointed(target: AidTarget): Promise<void> {
    const pointing = this.#pointing;
    const shown = await this.#answer(target);
    if (pointing !== this.#pointing) return;
    this.#pointed.value = shown;
    if (shown && target.kind === 'placement') this.told.value = shown;
  }

  /** Shows the target until it is put away. */
  readonly pin = async (target: AidTarget | null): Promise<void> => {
    // What is pointed at gives way to what is asked for, but not to what is only asked for anew.
    clearTimeout(this.#timer);
    this.#pointing += 1;
    this.#pointed.value = null;
    this.told.value = null;
    this.#awaited = target;
    if (!(await this.#pin(target))) return;
    this.#awaited = null;
    this.told.value = this.#pinned.value;
  };

  /** Returns whether nothing else was asked for, and the table did not change, before the answer came. */
  async #pin(target: AidTarget | null): Promise<boolean> {
    const pinning = ++this.#pinning;
    const shown = target && (await this.#answer(target));
    if (pinning !== this.#pinning) return false;
    this.#pinned.value = shown;
    return true;
  }

  async #answer(target: AidTarget): Promise<Shown | null> {
    const aid = this.on.value ? await this.#ask(target) : null;
    return aid && { target, aid };
  }

  /** Why a score was made. */
  why(name: {
    readonly turn: number;
    readonly final: boolean;
    readonly tile: number;
    readonly segment: number;
  }): Promise<ServerAid | null> {
    return this.#ask({ kind: 'score', ...name });
  }

  #ask(question: AidQuestion): Promise<ServerAid | null> {
    const key = JSON.stringify(question);
    const known = this.#kept.get(key);
    if (known) return known;
    const now = performance.now();
    this.#asked = this.#asked.filter((at) => at > now - MOST.within);
    if (this.#asked.length >= MOST.queries) return Promise.resolve(null);
    this.#asked.push(now);
    const timed = question.kind !== 'placement' && question.kind !== 'score';
    const asked =
      timed && this.#move !== undefined ? { ...question, move: this.#move } : question;
    const kept = this.#kept;
    const answer = this.#game.ask(asked).then((found) => {
      // What was not answered may be asked again.
      if (!found) kept.delete(key);
      return found;
    });
    kept.set(key, answer);
    return answer;
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#positionTimer);
  }
}

