import { computed, signal } from '@preact/signals';
import { CHAPTERS, type ChapterName } from './rules/chapters';

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'new' }
  | { readonly page: 'game'; readonly id: string }
  | { readonly page: 'embed'; readonly id: string }
  | { readonly page: 'learn' }
  | { readonly page: 'games'; readonly mine: boolean }
  | { readonly page: 'rules'; readonly chapter: ChapterName }
  | { readonly page: 'account' }
  | { readonly page: 'admin' }
  /** Nothing; `table` if a table was looked for. */
  | { readonly page: 'unknown'; readonly table: boolean };

export function parseRoute(path: string, search = ''): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, second] = parts;
  if (parts.length === 0) return { page: 'lobby' };
  if (parts.length === 1 && first === 'new') return { page: 'new' };
  if (parts.length === 1 && first === 'learn') return { page: 'learn' };
  if (parts.length === 1 && (first === 'account' || first === 'admin')) return { page: first };
  if (parts.length === 1 && first === 'games') {
    return { page: 'games', mine: new URLSearchParams(search).get('mine') === '1' };
  }
  if (parts.length === 2 && second && /^[0-9A-Za-z]{12}$/.test(second)) {
    if (first === 'g') return { page: 'game', id: second };
    if (first === 'embed') return { page: 'embed', id: second };
  }
  if (first === 'rules' && parts.length <= 2) {
    const chapter = second === undefined ? 'overview' : CHAPTERS.find((name) => name === second);
    if (chapter) return { page: 'rules', chapter };
  }
  return { page: 'unknown', table: first === 'g' };
}

const address = signal({ path: location.pathname, search: location.search });

export const route = computed(() => parseRoute(address.value.path, address.value.search));

function read(): void {
  address.value = { path: location.pathname, search: location.search };
}

export function navigate(to: string): void {
  history.pushState(null, '', to);
  read();
  window.scrollTo(0, 0);
}

/** Ordinary links to our own pages change the page without loading it again. */
function takeOver(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || parseRoute(url.pathname).page === 'unknown') return;
  if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
  event.preventDefault();
  navigate(url.pathname + url.search + url.hash);
}

export function startRouter(): void {
  window.addEventListener('popstate', read);
  document.addEventListener('click', takeOver);
}
