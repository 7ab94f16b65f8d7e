import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** So near to the end, in pixels, somebody has not scrolled away from it. */
const NEAR = 24;

/** Keeps the end of a list in sight as it grows, unless the person has scrolled away from it. */
export function useStayAtEnd(list: { readonly current: HTMLElement | null }, lines: unknown, wanted = true): void {
  const atEnd = useRef(true);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const onScroll = (): void => {
      atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    };
    box.addEventListener('scroll', onScroll);
    return () => box.removeEventListener('scroll', onScroll);
    // An empty list may be none; the first line brings it.
  }, [list, lines]);

  useLayoutEffect(() => {
    if (wanted && atEnd.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [list, lines, wanted]);
}
