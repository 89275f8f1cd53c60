import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { dropUnreadTypes } from '../../backend/db/embedded-types.ts';
import { blankCopy } from '../contract/blank-copy.ts';

test('the embedded database parses scalars and arrays of them, and has no parsers for arrays of rows', async () => {
  const { database, remove } = await blankCopy('types');
  const client = await PGlite.create(database);
  try {
    const before = Object.keys(client.parsers).length;
    await dropUnreadTypes(client);
    const left = Object.keys(client.parsers).length;
    assert.ok(left < 50, `${left} of ${before} parsers are left`);
    const { rows } = await client.query(`
      select 1 as number, now() as moment, '{"a":1}'::jsonb as data,
        array[1, 2] as numbers, array['а', 'б'] as texts, array[true] as answers,
        array['2026-11-25T10:00:00Z'::timestamptz] as moments, array['{"a":1}'::jsonb] as documents,
        array[1.5] as decimals, array['0e37df36-f698-11e6-8dd4-cb9ced3df976'::uuid] as ids`);
    const [{ moment, ...row }] = rows as [Record<string, unknown>];
    assert.ok(moment instanceof Date);
    assert.deepEqual(row, {
      number: 1,
      data: { a: 1 },
      numbers: [1, 2],
      texts: ['а', 'б'],
      answers: [true],
      moments: [new Date('2026-11-25T10:00:00Z')],
      documents: [{ a: 1 }],
      decimals: ['1.5'],
      ids: ['0e37df36-f698-11e6-8dd4-cb9ced3df976'],
    });
  } finally {
    await client.close();
    remove();
  }
});
