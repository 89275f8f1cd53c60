/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { backendOf, enter } from '../../../../tests/unit/member-backend.ts';
import { changeWords } from './change-words.ts';
import { history, openHistory, showMore, watchedHistory, type HistoryEntry } from './history.ts';
import { byMonth } from './months.ts';

const entry = (id: number, happened_at = '2026-11-20T10:00:00.000Z'): HistoryEntry => ({
  id,
  title: `Запись ${id}`,
  points: 10,
  balance: 10 * id,
  happened_at,
  expires_on: null,
});
const page = (ids: number[], total: number, offset: number) => ({
  items: ids.map((id) => entry(id)),
  total,
  limit: 10,
  offset,
});
const shown = () => history.state.data?.items.map(({ id }) => id);

beforeEach(() => enter('anna'));

describe('history', () => {
  it('requests ten, then the ten after those shown', async () => {
    const replies: Record<string, unknown> = { 'user.history.points': page([5, 4], 4, 0) };
    const backend = backendOf(replies);
    await openHistory('all');
    // A new entry has been added at the top: the rest has shifted by one.
    replies['user.history.points'] = page([4, 3, 2], 5, 2);
    await showMore();
    expect(shown()).toEqual([5, 4, 3, 2]);
    expect(backend.askedOf('user.history.points').map(({ url }) => url.split('?')[1])).toEqual([
      'limit=10&offset=0',
      'limit=10&offset=2',
    ]);
  });

  it('makes no request when everything is shown', async () => {
    const backend = backendOf({ 'user.history.points': page([1], 1, 0) });
    await openHistory('all');
    await showMore();
    expect(backend.askedOf('user.history.points')).toHaveLength(1);
  });

  it('restarts with another kind', async () => {
    const backend = backendOf({ 'user.history.points': page([3], 9, 0) });
    await openHistory('all');
    const opening = openHistory('spent');
    expect(history.state.data).toBeNull();
    await opening;
    expect(shown()).toEqual([3]);
    expect(backend.askedOf('user.history.points')[1]?.url).toContain('kind=spent');
  });

  it('shows all rows again when a kind is come back to', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => 12 - index);
    const replies: Record<string, unknown> = {
      'user.history.points': page(ids.slice(0, 10), 12, 0),
    };
    const backend = backendOf(replies);
    await openHistory('all');
    replies['user.history.points'] = page(ids.slice(10), 12, 10);
    await showMore();
    replies['user.history.points'] = page([9], 1, 0);
    await openHistory('spent');
    replies['user.history.points'] = page(ids, 12, 0);
    const back = openHistory('all');
    expect(shown()).toEqual(ids);
    await back;
    expect(shown()).toEqual(ids);
    expect(backend.askedOf('user.history.points').at(-1)?.url).toContain('limit=12&offset=0');
  });

  it('keeps the rows when the next page fails to load', async () => {
    const replies: Record<string, unknown> = { 'user.history.points': page([5, 4], 4, 0) };
    backendOf(replies);
    await openHistory('all');
    replies['user.history.points'] = { refused: 'internal' };
    await showMore();
    expect(shown()).toEqual([5, 4]);
    expect(history.state.error?.code).toBe('internal');
  });
});

describe('watchedHistory', () => {
  it('requests the failed page again on retry, and keeps the earlier rows', async () => {
    const replies: Record<string, unknown> = { 'user.history.points': page([5, 4], 4, 0) };
    backendOf(replies);
    await watchedHistory('all').run();
    replies['user.history.points'] = { refused: 'internal' };
    await showMore();
    replies['user.history.points'] = page([3, 2], 4, 2);
    await watchedHistory('all').run();
    expect(shown()).toEqual([5, 4, 3, 2]);
  });

  it('restarts when the page is opened or the kind changes', async () => {
    const replies: Record<string, unknown> = { 'user.history.points': page([5, 4], 4, 0) };
    const backend = backendOf(replies);
    await openHistory('all');
    replies['user.history.points'] = { refused: 'internal' };
    await showMore();
    await watchedHistory('all').want();
    await watchedHistory('spent').run();
    expect(backend.askedOf('user.history.points').map(({ url }) => url.split('?')[1])).toEqual([
      'limit=10&offset=0',
      'limit=10&offset=2',
      'limit=10&offset=0',
      'limit=10&offset=0&kind=spent',
    ]);
  });
});

describe('byMonth', () => {
  it('groups entries by month in Moscow time', () => {
    const months = byMonth([
      entry(3, '2026-11-01T10:00:00.000Z'),
      entry(2, '2026-10-31T21:30:00.000Z'),
      entry(1, '2026-10-31T20:30:00.000Z'),
    ]);
    expect(months.map(({ title, entries }) => [title, entries.map(({ id }) => id)])).toEqual([
      ['Ноябрь 2026', [3, 2]],
      ['Октябрь 2026', [1]],
    ]);
  });
});

describe('changeWords', () => {
  it('shows the sign of a change', () => {
    expect(changeWords(120)).toBe('+120\u00a0баллов');
    expect(changeWords(-1)).toBe('\u22121\u00a0балл');
  });
});
