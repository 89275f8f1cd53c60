/** A database is migrated while a backend of the previous version serves. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { migrateServer } from '../../backend/db/open-server.ts';
import { articles } from '../../contract/calls/articles.ts';
import { orderPartnerOffer } from '../../contract/calls/club.ts';
import { searchContent } from '../../contract/calls/search.ts';
import { userBalance } from '../../contract/calls/user.ts';
import { attempt, givePoints, makeOffer } from '../contract/club-rows.ts';
import { testDatabaseUrl } from '../contract/database.ts';
import { openCopy } from '../contract/postgres.ts';
import { makeScratch } from '../contract/scratch.ts';
import { signIn } from '../contract/stubs.ts';
import { startProcess } from './backend-process.ts';
import { newerMigrations } from './newer-migrations.ts';
import { until } from './until.ts';

const TOKEN = 'a-token-of-the-tests-of-migrations-and-nothing-else';

/** Additions of a version to tables that are read and written meanwhile, with indices. */
const STEPS = [
  `alter table tags add column note text;
   alter table orders add column note text default '' not null;`,
  `-- stepwise
drop index concurrently if exists tags_note;--> statement-breakpoint
create index concurrently tags_note on tags (note);--> statement-breakpoint
drop index concurrently if exists orders_note;--> statement-breakpoint
create index concurrently orders_note on orders (note);`,
];

/** Number of responses of each kind before the migration begins, and after it has ended. */
const ENOUGH = 3;

for (const server of testDatabaseUrl ? [testDatabaseUrl] : []) {
  test('a backend of the previous version answers every request during and after a migration', async () => {
    const scratch = makeScratch('migrate-serving');
    const copy = await openCopy(server);
    const backend = await startProcess({
      DATABASE_URL: copy.address,
      DATA_DIR: scratch,
      MIGRATIONS: 'command',
      EDITOR_TOKEN: TOKEN,
    });
    try {
      const { db } = copy;
      const offerId = await makeOffer(db, { points: 1, places: 100_000 });
      const { user, headers } = await signIn(db, new Date(), '+79005550001');
      await givePoints(db, user.id, 100_000);
      const answered = new Map<string, number>();
      const refused: string[] = [];
      let isOver = false;
      /** Keeps sending requests until the test is over. */
      const asking = async (name: string, ask: (count: number) => Promise<Response>) => {
        for (let count = 1; !isOver; count += 1) {
          const reply = await ask(count);
          const told = await reply.text();
          if (reply.status === 200) answered.set(name, count);
          else refused.push(`${name}: ${reply.status} ${told}`);
        }
      };
      const editor = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
      const rename = (count: number) =>
        fetch(`${backend.origin}/editor/tags/1`, {
          method: 'PATCH',
          headers: editor,
          body: JSON.stringify({ title: `Правка ${count}` }),
        });
      const order = (count: number) => {
        const named = { ...headers, ...attempt(`migrating-${count}`) };
        return backend.ask(orderPartnerOffer, { offerId }, named);
      };
      const kinds = {
        list: () => backend.ask(articles, { count: 5 }, {}),
        search: () => backend.ask(searchContent, { query: 'линзы' }, {}),
        balance: () => backend.ask(userBalance, {}, headers),
        order,
        rename,
      };
      const all = Promise.all(Object.entries(kinds).map(([name, ask]) => asking(name, ask)));
      /** Waits until every request has been answered that many more times. */
      const further = async () => {
        const then = new Map(answered);
        const isEnough = (name: string) =>
          (answered.get(name) ?? 0) >= (then.get(name) ?? 0) + ENOUGH;
        await until(async () => refused.length > 0 || Object.keys(kinds).every(isEnough));
      };
      try {
        await further();
        const migrationsFolder = newerMigrations(scratch, ...STEPS);
        const done = await migrateServer(copy.address, { migrationsFolder, log: () => {} });
        assert.equal(done.length, STEPS.length);
        await further();
      } finally {
        isOver = true;
        await all;
      }
      assert.deepEqual(refused, []);
      assert.deepEqual(backend.complaints, []);
      const made = sql`indexname in ('tags_note', 'orders_note')`;
      assert.equal(await db.$count(sql`pg_indexes`, made), 2);
    } finally {
      await backend.stop();
      await copy.close();
      rmSync(scratch, { recursive: true });
    }
  });
}
