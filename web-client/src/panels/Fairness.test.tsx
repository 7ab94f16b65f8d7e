import { render } from 'preact';
import { expect, it } from 'vitest';
import { Fairness } from './Fairness';

it('keeps what stays when something before it goes', () => {
  const place = document.createElement('div');
  const proofs = [
    ['Seed', 's'],
    ['Commitment', 'c'],
  ] as const;
  render(<Fairness about="" proofs={proofs} />, place);
  const before = [...place.querySelectorAll('dt, dd')].slice(2);
  render(<Fairness about="" proofs={proofs.slice(1)} />, place);
  expect(place.querySelector('dl')?.textContent).toBe('Commitmentc');
  for (const [index, element] of [...place.querySelectorAll('dt, dd')].entries()) expect(element).toBe(before[index]);
  render(null, place);
});
