import assert from 'node:assert/strict';
import { table } from '../../contract/table.ts';
import { allowedCall } from './allow-list.ts';

/** What the header asks for a member, and the end of a session. */
const SINGLE = ['user.profile', 'user.balance', 'orders', 'token.expire'];

/** Content that is asked for by what is typed, so that no build can hold it. */
const TYPED = ['search.content'];

Deno.test('lets exactly the table «shops», the search and the header’s own calls pass', () => {
  for (const entry of table) {
    const open = entry.table === 'shops' || [...SINGLE, ...TYPED].includes(entry.name);
    assert.equal(allowedCall(entry.path), open ? entry : null, entry.name);
  }
});

Deno.test('no call of a member may be kept by a cache', () => {
  for (const name of SINGLE) {
    const entry = table.find((one) => one.name === name);
    assert.ok(entry && !entry.content && !entry.cachedByCity, name);
  }
});

Deno.test('knows no spelling of a path but the contract’s', () => {
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
