import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import type { ApiMail } from '../model/types';
import { place } from '../testing/place';
import { accountApi } from './accountApi';
import { MailForm } from './MailForm';

afterEach(() => {
  vi.restoreAllMocks();
});

const mailOf = (wanted: boolean): ApiMail => ({ available: true, address: 'ada@example.org', confirmed: true, wanted });
const shown = () => place.querySelector<HTMLInputElement>('input:checked')?.value;

it('shows what the last of two quick presses brought, and sends it last', async () => {
  vi.spyOn(accountApi, 'mail').mockResolvedValue(mailOf(true));
  const answers: { wanted: boolean; give: () => void }[] = [];
  vi.spyOn(accountApi, 'switchMail').mockImplementation(
    (wanted) => new Promise((resolve) => answers.push({ wanted, give: () => resolve(mailOf(wanted)) })),
  );
  await act(() => render(<MailForm />, place));
  await vi.waitFor(() => expect(shown()).toBe('on'));
  await act(() => {
    const [on, off] = place.querySelectorAll('input');
    for (const button of [off, on]) button?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await act(async () => {
    answers[0]?.give();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
  });
  expect(answers.map(({ wanted }) => wanted)).toEqual([false, true]);
  expect(shown()).toBe('on');
  await act(() => answers[1]?.give());
  expect(shown()).toBe('on');
});
