import { computed, effect, signal, type Signal } from '@preact/signals';
import { mediaSignal } from '../ui/media';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export const MOTIONS = ['system', 'on', 'off'] as const;
export const TILE_SIZES = ['small', 'medium', 'large'] as const;
export const SOUNDS = ['unasked', 'on', 'off'] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type TileSize = (typeof TILE_SIZES)[number];
/** Off until the person has said yes; `unasked` asks once. */
export type Sound = (typeof SOUNDS)[number];

const KEY = 'aude.settings';

function stored(): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

const before = stored();

function setting<T extends string>(name: string, values: readonly [T, ...T[]]): Signal<T> {
  return signal(values.find((value) => value === before[name]) ?? values[0]);
}

/** How this browser shows the game. Nothing of it concerns the server. */
export const theme = setting<Theme>('theme', THEMES);
export const motion = setting<Motion>('motion', MOTIONS);
export const sound = setting<Sound>('sound', SOUNDS);
export const tileSize = setting<TileSize>('tile_size', ['medium', 'small', 'large']);

const reducedBySystem = mediaSignal('(prefers-reduced-motion: reduce)');
const darkBySystem = mediaSignal('(prefers-color-scheme: dark)');
const contrastBySystem = mediaSignal('(prefers-contrast: more)');

/** Nothing moves by itself: the setting's word, else the system's. */
export const motionReduced = computed(() =>
  motion.value === 'system' ? reducedBySystem.value : motion.value === 'off',
);

/** The theme in use: what the style sheets select by. */
export const themeInUse = computed<Exclude<Theme, 'system'>>(() => {
  if (theme.value !== 'system') return theme.value;
  if (contrastBySystem.value) return 'contrast';
  return darkBySystem.value ? 'dark' : 'light';
});

/** Keeps the settings, and tells the style sheets. */
export function applySettings(): void {
  effect(() => {
    const kept = { theme: theme.value, motion: motion.value, sound: sound.value, tile_size: tileSize.value };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage the settings last as long as the page.
    }
  });
  effect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = themeInUse.value;
    root.dataset['motion'] = motionReduced.value ? 'off' : 'on';
    // The browser's own bars have the ground's colour too, whatever the system's theme.
    const ground = getComputedStyle(document.body).backgroundColor;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = ground;
  });
}
