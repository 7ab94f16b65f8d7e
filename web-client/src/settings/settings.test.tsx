import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

async function fresh(): Promise<typeof import('./settings')> {
  vi.resetModules();
  return import('./settings');
}

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('settings', () => {
  it('are silent, and follow the system, until the person says otherwise', async () => {
    const { theme, motion, sound, tileSize } = await fresh();
    expect([theme.value, motion.value, sound.value, tileSize.value]).toEqual([
      'system',
      'system',
      'unasked',
      'medium',
    ]);
  });

  it('are remembered', async () => {
    const first = await fresh();
    first.applySettings();
    first.theme.value = 'contrast';
    first.motion.value = 'off';
    const second = await fresh();
    expect(second.theme.value).toBe('contrast');
    expect(second.motionReduced.value).toBe(true);
  });

  it('tell the style sheets', async () => {
    const { applySettings, theme, motion } = await fresh();
    applySettings();
    theme.value = 'dark';
    motion.value = 'off';
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', motion: 'off' });
    motion.value = 'on';
    expect(document.documentElement.dataset['motion']).toBe('on');
  });

  it('survive what does not belong into them', async () => {
    localStorage.setItem('aude.settings', '{"theme":"plaid","motion":7');
    const { theme } = await fresh();
    expect(theme.value).toBe('system');
  });
});
