/** Entities are taken off the site without being deleted, and return unchanged. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as content from '../../contract/calls/content.ts';
import * as editor from '../../contract/schemas/editor.ts';
import { changeSet } from '../../contract/schemas/editor-sets.ts';
import { plannedTakedowns, unpublished } from '../../contract/schemas/editor-takedown.ts';
import { doNext, nextDue } from '../../backend/editor/due.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { ask, askEntity, send, type Entity } from './editor.ts';
import { page } from './editor-pages.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

const HOUR = 60 * 60 * 1000;
const START = new Date('2026-11-22T09:00:00.000Z');
const inHours = (hours: number) => new Date(START.getTime() + hours * HOUR);

/** The parts of an entity that must return unchanged. */
const own = ({ revision: _r, updated_at: _u, attached: _a, ...fields }: editor.EditedEntity) =>
  fields;

onEveryEngine((site) => {
  before(() => site().setNow(START));

  const read = (path: string) => ask(site(), editor.shownEntity, 'GET', path);
  const takeDown = (path: string) => ask(site(), unpublished, 'POST', path);
  const left = async (path: string) =>
    (await takeDown(path)).draft ?? assert.fail(`${path} left no draft`);
  const drafts = (query: string) => ask(site(), editor.drafts, 'GET', `drafts?${query}`);
  const doDue = async (now: Date) => {
    while (await doNext(site().db, { now, media: diskStore('/nowhere') }));
  };
  const isShown = async (alias: string) =>
    (await site().result(content.staticContent, {})).items.some((item) => item.alias === alias);
  const newTag = (alias: string) => askEntity(site(), 'POST', 'tags', { alias, title: alias });
  const tagOf = async (fields: Entity = {}) => {
    const tag = await newTag(`snyat-${Math.random().toString(36).slice(2)}`);
    const { items } = await ask(site(), editor.editedEntities, 'GET', 'articles?full=1&count=2');
    for (const { id, tags } of items) {
      await askEntity(site(), 'PATCH', `articles/${id}`, { tags: { add: [tag.id] }, ...fields });
      assert.ok(Array.isArray(tags));
    }
    return { tag, path: `tags/${tag.id}`, owners: items.map(({ id }) => `articles/${id}`) };
  };

  test('an unpublished entity disappears, stays as a draft and returns under its id', async () => {
    const made = await askEntity(site(), 'POST', 'pages', page('snyato'));
    const path = `pages/${made.id}`;
    const draft = await left(`${path}/unpublish`);
    assert.deepEqual(
      [draft.entity_id, draft.state, draft.unpublished_at, draft.errors],
      [made.id, 'unpublished', START.toISOString(), {}],
    );
    assert.deepEqual(draft.data, page('snyato', { document: null, position: made['position'] }));
    assert.equal(await isShown('snyato'), false);
    for (const key of [path, 'pages/snyato']) {
      const told = await assertRefused(await send(site(), 'GET', key), 'not_found');
      assert.deepEqual(told, { draft: `Осталось черновиком: drafts/${draft.id}` });
    }
    const { items } = await ask(site(), editor.logEntries, 'GET', 'log?count=1');
    assert.deepEqual([items[0]?.action, items[0]?.entity_id], ['unpublish', made.id]);
    const back = await askEntity(site(), 'POST', `drafts/${draft.id}/publish`);
    assert.deepEqual(own(back), {
      ...own(made),
      live: null,
      held: null,
      draft: null,
      takedown: null,
    });
    assert.ok(back.revision > made.revision);
    assert.equal(await isShown('snyato'), true);
  });

  test('links are listed first, detached on request, and restored with the entity', async () => {
    const { tag, path, owners } = await tagOf();
    const before = await Promise.all(owners.map(read));
    const fields = await assertRefused(await send(site(), 'POST', `${path}/unpublish`), 'in_use');
    assert.deepEqual(Object.keys(fields).sort(), owners.toSorted());
    const { draft, detached } = await takeDown(`${path}/unpublish?detach=1`);
    assert.deepEqual(detached, fields);
    for (const owner of owners) {
      assert.ok(!(await read(owner))['tags']?.toString().split(',').includes(String(tag.id)));
    }
    const renamed = { ...draft?.data, title: 'Под новым именем' };
    await ask(site(), editor.draft, 'PUT', `${path}/draft`, renamed);
    const back = await askEntity(site(), 'POST', `${path}/draft/publish`);
    assert.deepEqual([back.id, back['title'], back.attached], [tag.id, 'Под новым именем', fields]);
    const after = await Promise.all(owners.map(read));
    assert.deepEqual(
      after.map(({ tags }) => tags),
      before.map(({ tags }) => tags),
    );
  });

  test('a single-valued reference keeps an entity on the site', async () => {
    const { items } = await ask(site(), editor.editedEntities, 'GET', 'articles?full=1&count=1');
    const path = `categories/${String(items[0]?.['category_id'])}/unpublish?detach=1`;
    const response = await send(site(), 'POST', path);
    assert.match(await response.clone().text(), /Снять с\u00a0публикации нельзя/);
    await assertRefused(response, 'in_use');
  });

  test('an existing draft stays as written, and loses its schedule', async () => {
    const made = await askEntity(site(), 'POST', 'pages', page('nachato'));
    const path = `pages/${made.id}`;
    const begun = page('nachato', { title: 'Дальше', publish_at: inHours(1).toISOString() });
    await ask(site(), editor.draft, 'PUT', `${path}/draft`, begun);
    const draft = await left(`${path}/unpublish`);
    assert.deepEqual([draft.data['title'], draft.publish_at], ['Дальше', null]);
    await doDue(inHours(2));
    assert.equal(await isShown('nachato'), false);
  });

  test('an existing draft leaves its planned set, which does not bring the entity back', async () => {
    const made = await askEntity(site(), 'POST', 'pages', page('v-nabore'));
    const path = `pages/${made.id}`;
    const begun = page('v-nabore', { title: 'Дальше' });
    const { id } = await ask(site(), editor.draft, 'PUT', `${path}/draft`, begun);
    const planned = { title: 'Понедельник', drafts: [id], publish_at: inHours(1).toISOString() };
    await ask(site(), changeSet, 'POST', 'sets', planned);
    const draft = await left(`${path}/unpublish`);
    assert.equal(draft.data['title'], 'Дальше');
    await doDue(inHours(2));
    assert.equal(await isShown('v-nabore'), false);
  });

  test('discarding the remaining draft leaves a deleted entity that can be restored', async () => {
    const made = await askEntity(site(), 'POST', 'pages', page('vybrosheno'));
    const path = `pages/${made.id}`;
    const draft = await left(`${path}/unpublish`);
    await ask(site(), editor.draft, 'DELETE', `drafts/${draft.id}`);
    const revision = `${path}/revisions/${made.revision}/restore`;
    assert.deepEqual(own(await askEntity(site(), 'POST', revision)).id, made.id);
    const again = await left(`${path}/unpublish`);
    await askEntity(site(), 'POST', revision);
    const kept = await ask(site(), editor.draft, 'GET', `drafts/${again.id}`);
    assert.deepEqual([kept.state, kept.unpublished_at], ['draft', null]);
  });

  test('an entity shows its planned takedown, and is taken down at that time', async () => {
    const made = await askEntity(site(), 'POST', 'pages', page('do-pyatnicy'));
    const path = `pages/${made.id}`;
    const at = inHours(3).toISOString();
    const { takedown, draft } = await takeDown(`${path}/unpublish?at=${at}`);
    assert.deepEqual([draft, takedown?.at, takedown?.author], [null, at, 'Главный редактор']);
    assert.deepEqual((await read(path)).takedown, takedown);
    const later = inHours(4).toISOString();
    await takeDown(`${path}/unpublish?at=${later}`);
    await doDue(inHours(3));
    assert.equal(await isShown('do-pyatnicy'), true);
    assert.deepEqual(await nextDue(site().db), inHours(4));
    await doDue(inHours(4));
    assert.equal(await isShown('do-pyatnicy'), false);
    const draftOf = await ask(site(), editor.draft, 'GET', `${path}/draft`);
    assert.deepEqual([draftOf.state, draftOf.unpublished_at], ['unpublished', later]);
    assert.equal((await askEntity(site(), 'POST', `${path}/draft/publish`)).id, made.id);
    assert.equal((await read(path)).takedown, null);
  });

  test('planned takedowns are listed by time, followed by those of sets', async () => {
    const made: editor.EditedEntity[] = [];
    for (const alias of ['uydyot-vtorym', 'uydyot-pervym', 'uydyot-s-naborom']) {
      made.push(await askEntity(site(), 'POST', 'pages', page(alias, { title: alias })));
    }
    const [second, first, together] = made.map(({ id }) => id);
    await takeDown(`pages/${second}/unpublish?at=${inHours(5).toISOString()}`);
    await takeDown(`pages/${first}/unpublish?at=${inHours(4).toISOString()}`);
    const takedowns = [{ collection: 'pages', id: together }];
    const set = await ask(site(), changeSet, 'POST', 'sets', { title: 'Набор', takedowns });
    const planned = await ask(site(), plannedTakedowns, 'GET', 'takedowns?collection=pages');
    assert.deepEqual(
      planned.items.map(({ id, title, at, set_id }) => [id, title, at, set_id]),
      [
        [first, 'uydyot-pervym', inHours(4).toISOString(), null],
        [second, 'uydyot-vtorym', inHours(5).toISOString(), null],
        [together, 'uydyot-s-naborom', null, set.id],
      ],
    );
    assert.equal(
      (await ask(site(), plannedTakedowns, 'GET', 'takedowns?collection=tags')).total,
      0,
    );
    await send(site(), 'DELETE', `sets/${set.id}`);
    for (const id of [first, second]) await send(site(), 'DELETE', `pages/${id}/unpublish`);
  });

  test('a planned takedown can be cancelled once', async () => {
    const made = await askEntity(site(), 'POST', 'pages', page('ostanetsya'));
    const path = `pages/${made.id}/unpublish`;
    await takeDown(`${path}?at=${inHours(3).toISOString()}`);
    const kept = await ask(site(), editor.shownEntity, 'DELETE', path);
    assert.deepEqual([kept.id, kept.takedown], [made.id, null]);
    await assertRefused(await send(site(), 'DELETE', path), 'not_found');
    await doDue(inHours(4));
    assert.equal(await isShown('ostanetsya'), true);
    const { items } = await ask(site(), editor.logEntries, 'GET', 'log?count=2');
    assert.deepEqual(
      items.map(({ action }) => action),
      ['keep-published', 'plan-unpublish'],
    );
  });

  test('a past or invalid time is refused, and so is an entity that cannot be taken down', async () => {
    const { path } = await tagOf();
    for (const at of ['завтра', '2027-02-30T09:00:00Z', inHours(-1).toISOString()]) {
      const wrong = await send(site(), 'POST', `${path}/unpublish?detach=1&at=${at}`);
      assert.deepEqual(Object.keys(await assertRefused(wrong, 'invalid')), ['at'], at);
    }
    const used = `${path}/unpublish?at=${inHours(1).toISOString()}`;
    await assertRefused(await send(site(), 'POST', used), 'in_use');
    await assertRefused(await send(site(), 'POST', 'settings/1/unpublish'), 'forbidden');
  });

  test('a takedown that can no longer be carried out reports why, and does not block others', async () => {
    const tag = await newTag('zanadobilsya');
    const other = await newTag('uhodit');
    const at = inHours(5).toISOString();
    await takeDown(`tags/${tag.id}/unpublish?at=${at}`);
    await takeDown(`tags/${other.id}/unpublish?at=${at}`);
    const { items } = await ask(site(), editor.editedEntities, 'GET', 'articles?count=1');
    const path = `articles/${items[0]?.id}`;
    await askEntity(site(), 'PATCH', path, { tags: { add: [tag.id] } });
    await doDue(inHours(5));
    const { takedown } = await read(`tags/${tag.id}`);
    const told = takedown?.error ?? '';
    assert.match(told, /^Используется: «/);
    assert.doesNotMatch(told, /[a-z]/);
    await assertRefused(await send(site(), 'GET', `tags/${other.id}`), 'not_found');
    await takeDown(`tags/${tag.id}/unpublish?detach=1&at=${inHours(6).toISOString()}`);
    await doDue(inHours(6));
    await assertRefused(await send(site(), 'GET', `tags/${tag.id}`), 'not_found');
  });

  test('deleting an entity cancels its planned takedown', async () => {
    const made = await askEntity(site(), 'POST', 'pages', page('udalyat'));
    await takeDown(`pages/${made.id}/unpublish?at=${inHours(7).toISOString()}`);
    const gone = await ask(site(), editor.removed, 'DELETE', `pages/${made.id}`);
    await askEntity(site(), 'POST', `pages/${made.id}/revisions/${gone.revision}/restore`);
    await doDue(inHours(8));
    assert.equal(await isShown('udalyat'), true);
  });

  test('an unpublished entity returns at its scheduled time', async () => {
    const made = await askEntity(site(), 'POST', 'pages', page('vernyotsya'));
    const draft = await left(`pages/${made.id}/unpublish`);
    const publish_at = inHours(9).toISOString();
    const planned = { ...draft.data, publish_at };
    const { state } = await ask(site(), editor.draft, 'PUT', `drafts/${draft.id}`, planned);
    assert.equal(state, 'planned');
    await doDue(inHours(9));
    assert.equal((await read('pages/vernyotsya')).id, made.id);
  });

  test('drafts are filtered by state, by collection and by whether they were unpublished', async () => {
    const { items: all } = await drafts('count=200');
    for (const state of editor.DRAFT_STATES) {
      const { items, total } = await drafts(`state=${state}&count=200`);
      assert.deepEqual(
        [items.map(({ id }) => id), total],
        [all.filter((one) => one.state === state).map(({ id }) => id), items.length],
        state,
      );
    }
    const made = await newTag('v-spiske-snyatyh');
    await left(`tags/${made.id}/unpublish`);
    const found = await drafts('unpublished=1&collection=tags');
    assert.ok(found.items.some(({ entity_id }) => entity_id === made.id));
    assert.ok(found.items.every((one) => one.collection === 'tags' && one.unpublished_at));
    await assertRefused(await send(site(), 'GET', 'drafts?state=snyato'), 'invalid');
  });

  test('taking down and publishing an entity at the same time ends in either state', async () => {
    const made = await askEntity(site(), 'POST', 'pages', page('razom'));
    const path = `pages/${made.id}`;
    for (let round = 0; round < 6; round += 1) {
      await ask(site(), editor.draft, 'PUT', `${path}/draft`, page('razom', { title: `${round}` }));
      const replies = await Promise.all([
        send(site(), 'POST', `${path}/unpublish`),
        send(site(), 'POST', `${path}/draft/publish`),
      ]);
      assert.ok(
        replies.every(({ status }) => status < 500),
        replies.map(({ status }) => status).join(),
      );
      if ((await send(site(), 'GET', path)).status === 200) continue;
      await askEntity(site(), 'POST', `${path}/draft/publish`);
    }
  });
});
