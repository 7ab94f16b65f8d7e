import type {
  ApiAnalysis,
  ApiChecked,
  ApiCreate,
  ApiCreated,
  ApiGames,
  ApiMe,
  ApiPlayOn,
  ApiReplay,
  ApiRules,
  ApiStatistics,
  GameSummary,
  Setup,
  Status,
} from '../model/types';
import { Refusal } from './refusal';

export interface GamesQuery {
  readonly status?: Status;
  readonly mine?: boolean;
  readonly before?: string;
  readonly limit?: number;
}

export async function call<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { credentials: 'same-origin', ...init });
  } catch {
    throw new Refusal('unreachable', `no answer to ${path}`);
  }
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as T;
  throw refusalOf(text, response.status);
}

/** A proxy in front of the server may answer with a page of its own instead of our JSON. */
function refusalOf(text: string, status: number): Refusal {
  try {
    const { error } = JSON.parse(text) as { error: { code: string; message: string } };
    return new Refusal(error.code, error.message);
  } catch {
    return new Refusal(status === 404 ? 'not_found' : 'unreachable', `status ${status}`);
  }
}

function gamesPath(query: GamesQuery): string {
  const search = new URLSearchParams();
  if (query.status) search.set('status', query.status);
  if (query.mine) search.set('mine', '1');
  if (query.before) search.set('before', query.before);
  if (query.limit) search.set('limit', String(query.limit));
  const text = search.toString();
  return text ? `/games?${text}` : '/games';
}

export const api = {
  me: () => call<ApiMe>('/me'),
  rename: (name: string) => call<ApiMe>('/me', { name }),
  rules: () => call<ApiRules>('/rules'),
  check: (setup: Setup) => call<ApiChecked>('/rules/check', { setup }),
  games: (query: GamesQuery) => call<ApiGames>(gamesPath(query)),
  game: (id: string) => call<GameSummary>(`/games/${id}`),
  create: (create: ApiCreate) => call<ApiCreated>('/games', create),
  playOn: (id: string, from: ApiPlayOn) => call<ApiCreated>(`/games/${id}/play-on`, from),
  replay: (id: string) => call<ApiReplay>(`/games/${id}/replay`),
  statistics: (id: string) => call<ApiStatistics>(`/games/${id}/statistics`),
  analysis: (id: string) => call<ApiAnalysis>(`/games/${id}/analysis`),
  analyse: (id: string) => call<ApiAnalysis>(`/games/${id}/analysis`, {}),
  recordPath: (id: string) => `/api/games/${id}/record`,
};
