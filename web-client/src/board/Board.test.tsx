import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Option } from '../model/types';
import { Board, type BoardProps } from './Board';

const tiles = [
  { layout: 'base.D', x: 0, y: 0, turns: 0 },
  { layout: 'ferries.three-landings', x: 1, y: 0, turns: 0 },
];

const placing: Option[] = [
  { action: 'place', place: { x: -1, y: 0, turns: 0 } },
  { action: 'place', place: { x: -1, y: 0, turns: 2 } },
  { action: 'place', place: { x: 0, y: 1, turns: 1 } },
];

let root: HTMLElement;
const onSelect = vi.fn();
const onChoose = vi.fn();

function show(props: Partial<BoardProps>): void {
  const view = { tiles, figures: [], joins: [], lastPlaced: 1 };
  const base: BoardProps = {
    view,
    hand: 'base.U',
    options: [],
    step: null,
    selected: null,
    onSelect,
    onChoose,
    effects: [],
    highlight: [],
    seatNames: ['Ada', 'Ben'],
  };
  render(<Board {...base} {...props} />, root);
}

function press(selector: string, init: MouseEventInit = { detail: 1 }): void {
  const found = root.querySelector(selector);
  expect(found, selector).not.toBeNull();
  found?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...init }));
}

function key(name: string): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: name, cancelable: true }));
}

/** Lets effects run, which take up the keys. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 60));
}

beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
});

afterEach(() => {
  render(null, root);
  root.remove();
  vi.clearAllMocks();
});

describe('placing', () => {
  it('previews a legal cell that is pressed', () => {
    show({ step: 'place', options: placing });
    expect(root.querySelectorAll('[data-cell]')).toHaveLength(2);
    press('[data-cell="0,1"]');
    expect(onSelect).toHaveBeenCalledWith(2);
  });

  it('turns the preview on the next press and confirms by its button', () => {
    show({ step: 'place', options: placing, selected: 0 });
    press('[data-ghost]');
    expect(onSelect).toHaveBeenCalledWith(1);
    press('[data-testid="confirm"]');
    expect(onChoose).toHaveBeenCalledWith(0);
  });

  it('confirms by a double click what its first click saw', () => {
    show({ step: 'place', options: placing, selected: 0 });
    press('[data-ghost]');
    show({ step: 'place', options: placing, selected: 1 });
    press('[data-ghost]', { detail: 2 });
    root.querySelector('[data-ghost]')?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    expect(onChoose).toHaveBeenCalledWith(0);
    expect(onSelect).toHaveBeenCalledTimes(1);
  });

  it('takes two quick taps of a finger for two turns', () => {
    show({ step: 'place', options: placing, selected: 0 });
    const ghost = root.querySelector('[data-ghost]');
    ghost?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    press('[data-ghost]');
    press('[data-ghost]', { detail: 2 });
    ghost?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    expect(onSelect).toHaveBeenCalledTimes(2);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('works by keys', async () => {
    show({ step: 'place', options: placing, selected: 0 });
    await settled();
    key('r');
    expect(onSelect).toHaveBeenLastCalledWith(1);
    key('ArrowRight');
    expect(onSelect).toHaveBeenLastCalledWith(2);
    key('Enter');
    expect(onChoose).toHaveBeenCalledWith(0);
    key('Escape');
    expect(onSelect).toHaveBeenLastCalledWith(null);
  });

  it('keeps the tile where it was put until the server has answered', () => {
    const view = { tiles, figures: [], joins: [], lastPlaced: 1 };
    show({ view, step: 'place', options: placing, selected: 2 });
    show({ view, hand: null });
    expect(root.querySelector('[data-sent="0,1"]')).not.toBeNull();
    const placed = [...tiles, { layout: 'base.U', x: 0, y: 1, turns: 1 }];
    show({ view: { ...view, tiles: placed }, hand: null });
    expect(root.querySelector('[data-sent]')).toBeNull();
  });

  it('keeps no tile that was taken up again', () => {
    const view = { tiles, figures: [], joins: [], lastPlaced: 1 };
    show({ view, step: 'place', options: placing, selected: 2 });
    show({ view, step: 'place', options: placing });
    show({ view, hand: null });
    expect(root.querySelector('[data-sent]')).toBeNull();
  });

  it('says the cell and the turns', () => {
    show({ step: 'place', options: placing, selected: 1 });
    expect(root.querySelector('[aria-live]')?.textContent).toBe('1 west, turned half round');
  });
});

describe('other choices', () => {
  it('puts a follower on the spot that is pressed', () => {
    const options: Option[] = [
      { action: 'pass' },
      { action: 'follower', segment: { tile: 1, segment: 2 } },
    ];
    show({ step: 'follower', options });
    press('[data-segment-option="1"]');
    expect(onChoose).toHaveBeenCalledWith(1);
  });

  it('previews a pair of landings, then takes it', () => {
    const options: Option[] = [
      { action: 'ferries.link', join: { tile: 1, a: 0, b: 1 } },
      { action: 'ferries.link', join: { tile: 1, a: 0, b: 2 } },
    ];
    show({ step: 'ferries.link', options });
    press('[data-join-option="1"]');
    expect(onSelect).toHaveBeenCalledWith(1);
    show({ step: 'ferries.link', options, selected: 1 });
    press('[data-join-option="1"]');
    expect(onChoose).toHaveBeenCalledWith(1);
  });

  it('cycles through the pairs of a ferry that may move', () => {
    const options: Option[] = [
      { action: 'pass' },
      { action: 'ferries.move', join: { tile: 1, a: 0, b: 1 } },
      { action: 'ferries.move', join: { tile: 1, a: 0, b: 2 } },
    ];
    show({ step: 'ferries.move', options, selected: 1 });
    press('[data-join-option="2"]');
    expect(onSelect).toHaveBeenCalledWith(2);
    press('[data-testid="confirm"]');
    expect(onChoose).toHaveBeenCalledWith(1);
  });
});

describe('what is on the board', () => {
  it('draws figures, ferries, highlights and points', () => {
    show({
      view: {
        tiles,
        figures: [{ seat: 1, figure: 'follower', tile: 0, segment: 3 }],
        joins: [{ tile: 1, a: 0, b: 2 }],
        lastPlaced: 1,
      },
      effects: [{ id: 1, kind: 'score', seat: 1, points: 4, tile: 0, segment: 0 }],
      highlight: [
        { kind: 'road', complete: false, tiles: 2, open: 1, points: 2, holders: [], segments: [[0, 1], [1, 2]] },
      ],
    });
    expect(root.querySelector('[data-figure="0/3"]')?.getAttribute('aria-label')).toBe(
      'Ben: follower on the field',
    );
    expect(root.querySelectorAll('.t-ferry-link')).toHaveLength(1);
    expect(root.querySelectorAll('.board__feature-line')).toHaveLength(2);
    expect(root.textContent).toContain('+4');
  });
});
