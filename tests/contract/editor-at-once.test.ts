/** Many concurrent editors: no save is lost, and readers see every revision in order. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asc, gt, sql } from 'drizzle-orm';
import { asFailure } from '../../backend/editor/database-refusals.ts';
import { articleTags, contentChanges } from '../../backend/db/schema.ts';
import { Failure } from '../../backend/failure.ts';
import { IDEMPOTENCY_HEADER } from '../../contract/headers.ts';
import * as editor from '../../contract/schemas/editor.ts';
import { changeSet } from '../../contract/schemas/editor-sets.ts';
import type { EditedEntity } from '../../contract/schemas/editor.ts';
import { ask, askEntity, makeToken, send, type Entity } from './editor.ts';
import { page } from './editor-pages.ts';
import { assertRefused } from './envelope.ts';
import { EDITOR_TOKEN, onEveryEngine } from './site.ts';

const WRITERS = 10;
const resultOf = async (reply: Response): Promise<unknown> => {
  const body = await reply.text();
  assert.equal(reply.status, 200, body);
  return JSON.parse(body);
};
const each = Array.from({ length: WRITERS }, (_, index) => index);

onEveryEngine((site) => {
  const read = (path: string) => askEntity(site(), 'GET', path);
  const save = (path: string, fields: Entity) => askEntity(site(), 'PUT', path, fields);
  const bare = ({ revision: _, ...fields }: EditedEntity): Entity => fields;
  const states = async (path: string) =>
    (await ask(site(), editor.entityRevisions, 'GET', `${path}/revisions?count=200`)).items;
  const changesAfter = async (revision: number): Promise<number[]> => {
    const rows = await site()
      .db.select({ revision: contentChanges.revision })
      .from(contentChanges)
      .where(gt(contentChanges.revision, revision))
      .orderBy(asc(contentChanges.revision));
    return rows.map((row) => row.revision);
  };
  const lastRevision = async () => {
    const [row] = await site()
      .db.select({ value: sql`last_value`.mapWith(Number) })
      .from(sql`content_revision`);
    return row?.value ?? 0;
  };

  /** Reads changes after the last one seen, as the site's build does, until the work is done. */
  async function watched(work: Promise<unknown>, from: number): Promise<number[]> {
    const seen: number[] = [];
    let isDone = false;
    const finish = () => {
      isDone = true;
    };
    work.then(finish, finish);
    for (;;) {
      const wasDone = isDone;
      seen.push(...(await changesAfter(seen.at(-1) ?? from)));
      if (wasDone) return seen;
    }
  }

  test('different articles are all saved, and a reader misses no revision', async () => {
    const start = await lastRevision();
    const { items } = await ask(
      site(),
      editor.editedEntities,
      'GET',
      `articles?full=1&count=${WRITERS}&sort=id`,
    );
    const writing = Promise.all(
      items.map((entity, index) =>
        save(`articles/${entity.id}`, { ...entity, title: `Разом ${index}` }),
      ),
    );
    const seen = await watched(writing, start);
    const saved = await writing;
    assert.equal(saved.length, WRITERS);
    assert.equal(new Set(saved.map(({ revision }) => revision)).size, WRITERS);
    for (const [index, entity] of saved.entries()) {
      assert.equal(entity['title'], `Разом ${index}`);
      assert.deepEqual(await read(`articles/${entity.id}`), entity);
      const [newest, before] = await states(`articles/${entity.id}`);
      assert.deepEqual(
        [newest?.revision, newest?.data['title']],
        [entity.revision, entity['title']],
      );
      assert.equal(before?.revision, items[index]?.revision);
      assert.ok(seen.includes(entity.revision));
    }
    assert.deepEqual(seen, await changesAfter(start));
  });

  test('of several editors who have read the same revision, exactly one saves', async () => {
    const made = await askEntity(site(), 'POST', 'pages', page('za-odnu'));
    const path = `pages/${made.id}`;
    const headers = { 'if-match': `"${made.revision}"` };
    const replies = await Promise.all(
      each.map((index) =>
        send(site(), 'PUT', path, { ...bare(made), title: `Правка ${index}` }, { headers }),
      ),
    );
    const winner = replies.findIndex(({ status }) => status === 200);
    const now = await read(path);
    for (const [index, reply] of replies.entries()) {
      if (index === winner) continue;
      const told = await assertRefused(reply, 'edit_conflict');
      assert.deepEqual(told, { revision: `Сейчас ${now.revision}` });
    }
    assert.equal(now['title'], `Правка ${winner}`);
    assert.equal((await states(path)).length, 2);
  });

  test('a former state replaces only what its editor has compared it with', async () => {
    const first = await askEntity(site(), 'POST', 'pages', page('vernut'));
    const path = `pages/${first.id}`;
    const seen = await save(path, { ...bare(first), title: 'Второе' });
    await save(path, { ...bare(first), title: 'Третье' });
    const headers = { 'if-match': `"${seen.revision}"` };
    const restore = `${path}/revisions/${first.revision}/restore`;
    await assertRefused(await send(site(), 'POST', restore, {}, { headers }), 'edit_conflict');
    assert.equal((await read(path))['title'], 'Третье');
    await ask(site(), editor.removed, 'DELETE', path);
    // Nor does a list of former states bring back what somebody else has deleted meanwhile.
    await assertRefused(await send(site(), 'POST', restore, {}, { headers }), 'edit_conflict');
    await assertRefused(await send(site(), 'GET', path), 'not_found');
  });

  test('saves without a revision overwrite each other, and the history keeps each state', async () => {
    const made = await askEntity(site(), 'POST', 'pages', page('vse-v-odnu'));
    const path = `pages/${made.id}`;
    const saved = await Promise.all(
      each.map((index) => save(path, { ...bare(made), title: `Правка ${index}` })),
    );
    const kept = await states(path);
    const expected = [made, ...saved.toSorted((one, other) => one.revision - other.revision)];
    assert.deepEqual(
      kept.map(({ revision, data }) => [revision, data['title']]),
      expected.map(({ revision, title }) => [revision, title]).toReversed(),
    );
    assert.equal((await read(path))['title'], kept[0]?.data['title']);
  });

  test('a tag that is deleted while its articles are saved is in none of them', async () => {
    const tag = await askEntity(site(), 'POST', 'tags', { alias: 'na-begu', title: 'На бегу' });
    const { items } = await ask(
      site(),
      editor.editedEntities,
      'GET',
      `articles?full=1&count=${WRITERS}&sort=id`,
    );
    const tagged: EditedEntity[] = [];
    for (const entity of items) {
      tagged.push(await save(`articles/${entity.id}`, { ...entity, tags: [tag.id] }));
    }
    const [removal, ...replies] = await Promise.all([
      send(site(), 'DELETE', `tags/${tag.id}?detach=1`),
      ...tagged.map((entity) =>
        send(site(), 'PUT', `articles/${entity.id}`, { ...bare(entity), lead: 'Новая подводка' }),
      ),
    ]);
    assert.equal(removal?.status, 200);
    for (const reply of replies) {
      if (reply.status === 200) continue;
      assert.deepEqual(Object.keys(await assertRefused(reply, 'invalid')), ['tags']);
    }
    for (const { id } of tagged) assert.deepEqual((await read(`articles/${id}`))['tags'], []);
  });

  test('a footnote that is cited and deleted at the same time is either cited or deleted', async () => {
    const pages = await Promise.all(
      each.map((index) => askEntity(site(), 'POST', 'pages', page(`so-snoskoj-${index}`))),
    );
    for (const entity of pages) {
      const note = { alias: `snoska-${entity.id}`, text: 'Проверено' };
      const made = await askEntity(site(), 'POST', 'footnotes', note);
      const body = `<p>Слово<sup data-footnote="${made.alias}"></sup></p>`;
      const [removal, saving] = await Promise.all([
        send(site(), 'DELETE', `footnotes/${made.id}`),
        send(site(), 'PUT', `pages/${entity.id}`, { ...bare(entity), body }),
      ]);
      assert.deepEqual([removal.status, saving.status].toSorted(), [
        200,
        removal.status === 200 ? 422 : 409,
      ]);
    }
  });

  test('a creation whose answer was lost is repeated without a second entity', async () => {
    const { token } = await makeToken(site(), 'Теряет ответы', 'publisher');
    const make = (path: string, fields: Entity, key: string, as = token) =>
      send(site(), 'POST', path, fields, { token: as, headers: { [IDEMPOTENCY_HEADER]: key } });
    for (const path of ['tags', 'tags?draft=1']) {
      const given = { alias: `odin-raz-${path.length}`, title: 'Один раз' };
      const key = `key-${path.length}`;
      // Also while the first attempt is still running.
      const replies = await Promise.all([make(path, given, key), make(path, given, key)]);
      const told = await Promise.all([...replies, await make(path, given, key)].map(resultOf));
      assert.deepEqual([told[1], told[2]], [told[0], told[0]]);
      const other = { ...given, title: 'Другой' };
      await assertRefused(await make(path, other, key), 'key_reused');
      // Keys of different editors are different.
      const theirs = await make('tags?draft=1', other, key, EDITOR_TOKEN);
      assert.equal(theirs.status, 200);
    }
    const mended = { alias: 'ispravleno', title: 'Исправлено' };
    await assertRefused(
      await make('tags', { alias: 'ispravleno', title: '' }, 'mended'),
      'invalid',
    );
    assert.equal((await make('tags', mended, 'mended')).status, 200, 'a refusal is not kept');
    const { items } = await ask(site(), editor.drafts, 'GET', 'drafts?count=200');
    const mine = items.filter(({ data }) => data['title'] === 'Один раз');
    assert.equal(mine.length, 1);
  });

  test('a set whose answer was lost is repeated without a second set', async () => {
    const sending = { headers: { [IDEMPOTENCY_HEADER]: 'a-set' } };
    const make = () => ask(site(), changeSet, 'POST', 'sets', { title: 'Раз' }, sending);
    assert.equal((await make()).id, (await make()).id);
  });

  test('a reference that is gone by the time it is stored is reported at its field', async () => {
    const gone = 999_999;
    const stored = site().db.insert(articleTags).values({ articleId: 1, tagId: gone, position: 0 });
    const failure = asFailure(
      await stored.then(
        () => null,
        (error: unknown) => error,
      ),
    );
    assert.ok(failure instanceof Failure);
    assert.deepEqual([failure.code, Object.keys(failure.fields ?? {})], ['invalid', ['tags']]);
    const moved = site().db.execute(sql`update articles set category_id = ${gone} where id = 1`);
    const other = asFailure(
      await moved.then(
        () => null,
        (error: unknown) => error,
      ),
    );
    assert.ok(other instanceof Failure);
    assert.deepEqual(Object.keys(other.fields ?? {}), ['category_id']);
  });
});
