import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { OpenDatabase } from '../../backend/db/database.ts';
import { engines } from '../contract/database.ts';
import { contentOf, highestRevision } from './rows.ts';

const folder = new URL('../../backend/db/migrations/', import.meta.url);
const journal = v.parse(
  v.object({ entries: v.array(v.object({ tag: v.string(), when: v.number() })) }),
  JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8')),
);
const counted = v.object({
  rows: v.array(v.object({ total: v.pipe(v.unknown(), v.transform(Number)) })),
});

async function applied({ db }: OpenDatabase): Promise<number | undefined> {
  const reply = await db.execute(sql`select count(*) as total from drizzle.__drizzle_migrations`);
  return v.parse(counted, reply).rows[0]?.total;
}

test('migrations are listed in the order they are applied', () => {
  for (const [place, { tag, when }] of journal.entries.entries()) {
    const before = journal.entries[place - 1];
    assert.ok(
      before === undefined || when > before.when,
      `${tag} has an earlier \`when\` than ${before?.tag}, so existing databases would skip it: raise it in backend/db/migrations/meta/_journal.json`,
    );
  }
  for (const { tag } of journal.entries) {
    assert.ok(readFileSync(new URL(`${tag}.sql`, folder), 'utf8').length > 0);
  }
});

for (const engine of engines) {
  test(`${engine.name}: reopening a filled database, which migrates it again, changes nothing`, async () => {
    // The copy was migrated when it was seeded; opening it migrates it again.
    const opened = await engine.open();
    try {
      assert.equal(await applied(opened), journal.entries.length);
      const content = await contentOf(opened.db);
      assert.equal(content.articles?.length, 24);
      assert.equal(content.shops?.length, 400);
      assert.ok((await highestRevision(opened.db)) > 500);
    } finally {
      await opened.close();
    }
  });
}
