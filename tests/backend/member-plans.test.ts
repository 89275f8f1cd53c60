/** What members' pages ask of large tables is found by an index, whatever the number of rows. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { allOf, newestOf } from '../../backend/certificates/find.ts';
import type { Database } from '../../backend/db/database.ts';
import { resultsOf } from '../../backend/surveys/results.ts';
import { logStatements } from '../contract/logged-statements.ts';
import { onEveryEngine } from '../contract/site.ts';

const plan = v.object({ rows: v.array(v.object({ 'QUERY PLAN': v.string() })) });

const QUERIES: Readonly<Record<string, [wanted: RegExp, ask: (db: Database) => Promise<unknown>]>> =
  {
    'the certificates of a phone': [/Index Cond: .*phone/, async (db) => allOf(db, '+79990000001')],
    'the newest of them': [/Index Cond: .*phone/, (db) => newestOf(db, '+79990000001')],
    'the results of a form': [/Index Cond: .*form_id/, (db) => resultsOf(db, 1, [])],
  };

onEveryEngine((site) => {
  for (const [name, [wanted, ask]] of Object.entries(QUERIES)) {
    test(`${name} are found by an index`, async () => {
      const logged = logStatements(site().db);
      const sent = await logged.sentDuring(() => ask(logged.db));
      assert.ok(sent.length > 0);
      for (const statement of sent) {
        const { rows } = await site().db.transaction(async (tx) => {
          // The tables of a test are so small that reading all of one is cheaper.
          await tx.execute(sql`set local enable_seqscan = off`);
          return v.parse(plan, await tx.execute(sql`explain ${statement}`));
        });
        const lines = rows.map((row) => row['QUERY PLAN']).join('\n');
        assert.match(lines, wanted);
      }
    });
  }
});
