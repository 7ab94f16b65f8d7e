import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismiss, notices } from '../model/notices';
import { api } from '../net/api';
import { Refusal } from '../net/refusal';
import { place } from '../testing/place';
import { LobbyPage } from './LobbyPage';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(api, 'rules').mockRejectedValue(new Refusal('unreachable', ''));
  vi.spyOn(api, 'games').mockRejectedValue(new Refusal('unreachable', ''));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function after(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}

it('says once that the server cannot be reached, and looks again without a word', async () => {
  await act(() => render(<LobbyPage />, place));
  await after(100);
  expect(notices.value).toHaveLength(1);
  for (const { id } of notices.value) dismiss(id);
  vi.mocked(api.games).mockClear();
  await after(31_000);
  expect(api.games).toHaveBeenCalled();
  expect(notices.value).toEqual([]);
});
