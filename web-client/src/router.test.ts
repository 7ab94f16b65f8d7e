import { expect, it } from 'vitest';
import { parseRoute } from './router';

it('knows the pages', () => {
  expect(parseRoute('/')).toEqual({ page: 'lobby' });
  expect(parseRoute('/new')).toEqual({ page: 'new' });
  expect(parseRoute('/games')).toEqual({ page: 'games', mine: false });
  expect(parseRoute('/games', '?mine=1')).toEqual({ page: 'games', mine: true });
  expect(parseRoute('/g/abcDEF123456')).toEqual({ page: 'game', id: 'abcDEF123456' });
  expect(parseRoute('/embed/abcDEF123456')).toEqual({ page: 'embed', id: 'abcDEF123456' });
});

it('knows what is no page', () => {
  expect(parseRoute('/g/short')).toEqual({ page: 'unknown', table: true });
  expect(parseRoute('/g/abcDEF123456/more')).toEqual({ page: 'unknown', table: true });
  expect(parseRoute('/elsewhere')).toEqual({ page: 'unknown', table: false });
  expect(parseRoute('/rules/elsewhere')).toEqual({ page: 'unknown', table: false });
});
