import { expect, it } from '@jest/globals';
import { dateOf } from './page-dates.ts';

const head = { title: 'Статьи', description: 'Все' };
const dates = new Map([
  ['/articles/a/', '2026-01-02T00:00:00.000Z'],
  ['/articles/b/', '2026-03-04T00:00:00.000Z'],
]);

it('dates a page of one entity by that entity, whatever it links to', () => {
  const modified = '2026-01-01T00:00:00.000Z';
  expect(dateOf({ head: { ...head, modified }, data: [{ url: '/articles/b/' }] }, dates)).toBe(
    modified,
  );
});

it('dates a list by its newest item', () => {
  const data = { items: [{ url: '/articles/a/' }, { url: '/articles/b/' }], next: null };
  expect(dateOf({ head, data }, dates)).toBe('2026-03-04T00:00:00.000Z');
});

it('uses the dates in the content itself', () => {
  const data = {
    main: { updated_at: '2026-05-06T00:00:00.000Z' },
    items: [{ url: '/articles/a/' }],
  };
  expect(dateOf({ head, data }, dates)).toBe('2026-05-06T00:00:00.000Z');
});

it('gives no date to the earlier pages of a list', () => {
  const data = { period: '1–9 мая 2024', items: [{ url: '/articles/a/' }] };
  expect(dateOf({ head, data }, dates)).toBeUndefined();
  expect(dateOf({ head, data: { ...data, period: null } }, dates)).toBeDefined();
});

it('gives no date when the content has none', () => {
  expect(dateOf({ head, data: { cities: [{ id: 1, title: 'Москва' }], url: 7 } }, dates)).toBe(
    undefined,
  );
});
