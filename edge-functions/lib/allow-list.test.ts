import assert from 'node:assert/strict';
import { table } from '../../contract/table.ts';
import { allowedCall } from './allow-list.ts';

Deno.test('lets exactly the contract’s table «shops» pass', () => {
  for (const entry of table) {
    assert.equal(allowedCall(entry.path), entry.table === 'shops' ? entry : null, entry.name);
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
