/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { TYPING_PAUSE } from '../../config/search-words.ts';
import {
  askedIn,
  found,
  leaveSearch,
  look,
  lookAtOnce,
  lookWhileTyping,
  readOn,
  search,
  type SearchGroup,
} from './search-store.ts';

const group = (count: number, kind = 'faq') => ({
  kind,
  title: 'Вопросы',
  total: 50,
  items: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: 'Вопрос',
    title_parts: [{ text: 'Вопрос', found: true }],
    url: '/faq/item/vopros/',
    snippet: [],
    updated_at: '2026-11-21T09:30:00.000Z',
  })),
});

/** The backend: every call is recorded, and answered when a test requests it. */
let calls: { url: URL; answer: (count?: number) => void; fail: () => void }[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  calls = [];
  history.replaceState({ key: 'visit' }, '', '/search/');
  globalThis.fetch = (input, init) =>
    new Promise((resolve, reject) => {
      const url = new URL(String(input), 'https://site.test');
      const query = url.searchParams.get('query') ?? '';
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      const reply = (count: number) => ({
        result: { query, total: 50, groups: [group(count)], corrected: null, suggestions: [] },
      });
      calls.push({
        url,
        answer: (count = 8) =>
          resolve({ status: 200, text: async () => JSON.stringify(reply(count)) } as Response),
        fail: () => reject(new Error('no network')),
      });
    });
});

afterEach(() => {
  leaveSearch();
  jest.useRealTimers();
});

const settle = () => jest.advanceTimersByTimeAsync(1000);
const queries = () => calls.map(({ url }) => url.searchParams.get('query'));

test('a URL requests its query and a valid kind', () => {
  expect(askedIn('?q=%20сухость+%26%20глаз%20')).toEqual({ query: ' сухость & глаз ', kind: null });
  expect(askedIn('?q=а&kind=faq')).toEqual({ query: 'а', kind: 'faq' });
  expect(askedIn('?kind=каша')).toEqual({ query: '', kind: null });
});

test('a query is sent as typed, and once', async () => {
  look({ query: ' Капли ', kind: null });
  look({ query: ' Капли ', kind: null });
  calls[0]?.answer();
  await settle();
  expect(queries()).toEqual([' Капли ']);
  expect(found.state.data?.total).toBe(50);
});

test('a blank query makes no request and clears the results', async () => {
  look({ query: 'капли', kind: null });
  calls[0]?.answer();
  await settle();
  look({ query: ' \u00a0', kind: null });
  expect(calls).toHaveLength(1);
  expect(found.state.data).toBeNull();
});

test('typing searches after a pause, and only the last URL is stored', async () => {
  for (const typed of ['к', 'ка', 'кап']) lookWhileTyping(typed);
  await jest.advanceTimersByTimeAsync(TYPING_PAUSE - 1);
  expect(calls).toHaveLength(0);
  const before = history.length;
  await jest.advanceTimersByTimeAsync(1);
  expect(queries()).toEqual(['кап']);
  expect(location.search).toBe(`?q=${encodeURIComponent('кап')}`);
  expect(history.length).toBe(before);
  expect(history.state).toEqual({ key: 'visit' });
  lookAtOnce('  ');
  expect(location.pathname + location.search).toBe('/search/');
});

test('Enter does not wait, and the delayed search does not run again', async () => {
  lookWhileTyping('капли');
  lookAtOnce('капли');
  await settle();
  expect(queries()).toEqual(['капли']);
});

test('a late response never replaces a newer one', async () => {
  look({ query: 'старое', kind: null });
  look({ query: 'новое', kind: null });
  calls[1]?.answer();
  await settle();
  calls[0]?.answer();
  await settle();
  expect(found.state.data?.query).toBe('новое');
});

test('a failed query is retried', async () => {
  look({ query: 'капли', kind: null });
  calls[0]?.fail();
  await settle();
  expect(found.state.error?.code).toBe('upstream');
  lookAtOnce('капли');
  calls[1]?.answer();
  await settle();
  expect(found.state.error).toBeNull();
});

test('a group loads in steps, and a new query starts again', async () => {
  look({ query: 'линзы', kind: null });
  calls[0]?.answer();
  await settle();
  const first = found.state.data?.groups[0] as SearchGroup;
  const reading = readOn(first);
  expect(search.reading).toBe('faq');
  calls[1]?.answer(24);
  await settle();
  await reading;
  expect(calls[1]?.url.search).toContain('kind=faq&count=24');
  expect(search.longer.faq?.items).toHaveLength(24);
  expect(search.reading).toBeNull();
  look({ query: 'капли', kind: null });
  expect(search.longer).toEqual({});
});

test('results of a group that arrive after the query has changed are dropped', async () => {
  look({ query: 'линзы', kind: null });
  calls[0]?.answer();
  await settle();
  void readOn(found.state.data?.groups[0] as SearchGroup);
  look({ query: 'капли', kind: null });
  calls[1]?.answer(24);
  await settle();
  expect(search.longer).toEqual({});
  expect(search.reading).toBeNull();
});

test('a group that fails to load more says so', async () => {
  look({ query: 'линзы', kind: null });
  calls[0]?.answer();
  await settle();
  void readOn(found.state.data?.groups[0] as SearchGroup);
  calls[1]?.fail();
  await settle();
  expect([search.failed, search.reading]).toEqual(['faq', null]);
});
