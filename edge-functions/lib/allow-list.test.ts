import assert from 'node:assert/strict';
import { table } from '../../contract/table.ts';
import { allowedCall } from './allow-list.ts';

const OPEN_TABLES: readonly string[] = ['shops', 'user'];

/** What pages request and send for any visitor. */
const OF_PAGES = [
  'discount.order.step2',
  'discount.order.step3',
  'discounts',
  'discounts.ishop',
  'discounts.shop',
  'form.feedback',
  'form.save',
  'search.content',
];

/** The session, and the ways to register. */
const OF_SESSIONS = ['token', 'token.expire', 'registration.byEmail', 'restore.byEmail'];

Deno.test('allows exactly the tables «shops» and «user» and the named calls', () => {
  for (const entry of table) {
    const named = [...OF_PAGES, ...OF_SESSIONS].includes(entry.name);
    const open = OPEN_TABLES.includes(entry.table) || named;
    assert.equal(allowedCall(entry.path), open ? entry : null, entry.name);
  }
});

Deno.test('no personal call may be cached', () => {
  for (const entry of table) {
    if (entry.table !== 'user' && !OF_SESSIONS.includes(entry.name)) continue;
    assert.ok(!entry.content && !entry.cachedByCity, entry.name);
  }
});

Deno.test('accepts only the contract’s spelling of a path', () => {
  for (const path of [
    '/rest/shops/',
    '/rest/SHOPS',
    '/rest//shops',
    '/rest/shops%2f',
    '/rest/',
    '',
  ]) {
    assert.equal(allowedCall(path), null, path);
  }
});
