/** Time in a frame, in ms, for pictures that can wait. */
const BUDGET = 6;

const waiting = new Set<() => void>();
let frame = 0;

/** Does the work in one of the next frames, a little in each; returns what calls it off. */
export function soon(work: () => void): () => void {
  waiting.add(work);
  frame ||= requestAnimationFrame(run);
  return () => waiting.delete(work);
}

function run(): void {
  frame = 0;
  const until = performance.now() + BUDGET;
  for (const work of waiting) {
    waiting.delete(work);
    work();
    if (performance.now() > until) break;
  }
  if (waiting.size > 0) frame = requestAnimationFrame(run);
}
