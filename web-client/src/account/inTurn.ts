/** Sends an order once those before it are answered. Rejects as the order does. */
export type InTurn<T> = (order: () => Promise<T>) => Promise<void>;

/**
 * For buttons that may be pressed again before the answer is there. Two orders under way at once could be
 * carried out in either way round; one after the other, the last press wins. Only its answer is shown.
 */
export function inTurn<T>(show: (answer: T) => void): InTurn<T> {
  let before: Promise<unknown> = Promise.resolve();
  let pressed = 0;
  return (order) => {
    const press = ++pressed;
    const answer = before.then(order);
    before = answer.catch(() => undefined);
    return answer.then((found) => {
      if (press === pressed) show(found);
    });
  };
}
