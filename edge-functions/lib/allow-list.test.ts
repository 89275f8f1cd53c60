import assert from 'node:assert/strict';
import { table } from '../../contract/table.ts';
import { allowedCall } from './allow-list.ts';

/** What the header asks for a member, the end of a session, and what anybody may send. */
const SINGLE = [
  'user.profile',
  'user.balance',
  'orders',
  'token.expire',
  'site.survey.form.get',
  'site.survey.form.set',
  'site.review.common',
  'site.review.social',
];

Deno.test('lets exactly the table «shops» and the header’s own calls pass', () => {
  for (const entry of table) {
    const open = entry.table === 'shops' || SINGLE.includes(entry.name);
    assert.equal(allowedCall(entry.path), open ? entry : null, entry.name);
  }
});

Deno.test('no such call may be kept by a cache', () => {
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
