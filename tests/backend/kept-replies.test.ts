/** Responses with content are generated once per revision, and never outlive it. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { createApp } from '../../backend/app.ts';
import * as schema from '../../backend/db/schema.ts';
import { isKept } from '../../backend/kept-replies/kept-replies.ts';
import { handlers } from '../../backend/routes/handlers.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { articleShow } from '../../contract/calls/articles.ts';
import { exampleOf, examplesFor, findDemo, type Demo } from '../contract/examples.ts';
import { logStatements } from '../contract/logged-statements.ts';
import { onEveryEngine, requestOf } from '../contract/site.ts';

const contentCalls = handlers.map(({ call }) => call).filter(({ content }) => content);

const names = Object.values<unknown>(schema).flatMap((one) =>
  is(one, PgTable) ? [getTableName(one)] : [],
);

/** The tables of the schema that a statement uses. */
const tablesIn = (statement: string) =>
  names.filter((name) =>
    new RegExp(`\\b(?:from|join|into|update)\\s+"?${name}\\b`, 'i').test(statement),
  );

const counting = v.object({ rows: v.array(v.object({ place: v.string() })) });

onEveryEngine((site) => {
  let demo: Demo;
  before(async () => {
    demo = await findDemo(site());
  });

  /** A backend with an empty cache, with its statements. */
  function fresh() {
    const { db } = site();
    const logged = logStatements(db);
    const app = createApp({ db: logged.db, media: diskStore('/nowhere') });
    return { app, during: logged.during };
  }

  /**
   * Tables whose every change raises the content's revision, and those that only triggers of them write, named by
   * the second argument of such a trigger.
   */
  async function counted(): Promise<readonly string[]> {
    const reply = await site().db.execute(sql`
      with versioned as (select tgrelid as id from pg_trigger where tgname in ('bump_revision', 'count_link'))
      select distinct id::regclass::text as place from versioned
      union
      select split_part(encode(tgargs, 'escape'), '\\000', 2) from pg_trigger
      where tgname = 'keep_counts_inserted' and tgrelid in (select id from versioned)`);
    return v.parse(counting, reply).rows.map(({ place }) => place);
  }

  for (const call of contentCalls) {
    test(`${call.name} ${isKept(call) ? 'is built from versioned content alone' : 'is built for every request'}`, async () => {
      const { app, during } = fresh();
      const request = () => requestOf(call, exampleOf(examplesFor(demo), call));
      const first = await during(async () =>
        assert.equal((await app.fetch(request())).status, 200),
      );
      const again = await during(async () =>
        assert.equal((await app.fetch(request())).status, 200),
      );
      const known = await counted();
      const foreign = [...new Set(first.flatMap(tablesIn))].filter((name) => !known.includes(name));
      if (isKept(call)) {
        assert.deepEqual(
          foreign,
          [],
          `${call.name} reads tables without a revision: mark it \`live\` in its contract entry`,
        );
        assert.equal(
          again.length,
          1,
          `${call.name} was built again, so it depends on the clock or on the caller: mark it \`live\` in its contract entry`,
        );
      } else {
        assert.deepEqual(again.slice(-1 * first.length), first);
      }
    });
  }

  test('a reply that the client already has costs one query for the revision', async () => {
    const { app, during } = fresh();
    const first = await app.fetch(requestOf(articleShow, { alias: demo.article }));
    const known = { 'if-none-match': first.headers.get('etag') ?? '' };
    const sent = await during(async () => {
      const reply = await app.fetch(requestOf(articleShow, { alias: demo.article }, known));
      assert.deepEqual([reply.status, await reply.text()], [304, '']);
    });
    assert.equal(sent.length, 1, sent.join('\n'));
    assert.match(sent[0] ?? '', /content_revision/);
  });

  test('concurrent requests for the same reply share the work', async () => {
    const { app, during } = fresh();
    const ask = async () =>
      (await app.fetch(requestOf(articleShow, { alias: demo.article }))).text();
    const alone = await during(ask);
    const other = fresh();
    const texts: string[] = [];
    const together = await other.during(async () => {
      const asked = Array.from({ length: 20 }, async () =>
        (await other.app.fetch(requestOf(articleShow, { alias: demo.article }))).text(),
      );
      texts.push(...(await Promise.all(asked)));
    });
    assert.equal(new Set(texts).size, 1);
    assert.ok(together.length <= alone.length + 1, together.join('\n'));
  });

  test('an uncommitted edit is neither shown nor cached', async () => {
    const { app } = fresh();
    const title = async () =>
      v.parse(
        v.object({ result: v.object({ item: v.object({ title: v.string() }) }) }),
        await (await app.fetch(requestOf(articleShow, { alias: demo.article }))).json(),
      ).result.item.title;
    const shown = await title();
    const { articles } = schema;
    const rename = (to: string) => ({
      set: { title: to },
      where: eq(articles.alias, demo.article),
    });
    const { set, where } = rename('Переименована');
    await site().db.update(articles).set(set).where(where);
    assert.equal(await title(), 'Переименована');
    const undone = site().db.transaction(async (transaction) => {
      await transaction.update(articles).set({ title: 'Никогда не было' }).where(where);
      transaction.rollback();
    });
    const [during] = await Promise.all([title(), assert.rejects(undone)]);
    assert.equal(during, 'Переименована');
    assert.equal(await title(), 'Переименована');
    await site().db.update(articles).set({ title: shown }).where(where);
    assert.equal(await title(), shown);
  });
});
