/** Drafts say what state they are in, and editors do not overwrite each other's. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publishNext } from '../../backend/editor/drafts/publish.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import * as editor from '../../contract/schemas/editor.ts';
import { ask, askEntity, makeToken, send, type Entity } from './editor.ts';
import { page } from './editor-pages.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

const AT = '2098-01-01T06:00:00Z';
const AFTER = new Date('2098-01-01T07:00:00Z');

onEveryEngine((site) => {
  const read = (path: string) => ask(site(), editor.draft, 'GET', path);
  const write = (path: string, fields: Entity) => ask(site(), editor.draft, 'PUT', path, fields);
  const start = (fields: Entity) => ask(site(), editor.draft, 'POST', 'pages?draft=1', fields);
  const since = (revision: number) => ({ headers: { 'if-match': `"${revision}"` } });
  const logged = async () => (await ask(site(), editor.logEntries, 'GET', 'log?count=1')).total;

  test('a draft that another editor has changed is not overwritten, published or discarded', async () => {
    const draft = await start(page('vdvoyom-chernovik'));
    const path = `drafts/${draft.id}`;
    const mine = since(draft.revision);
    const theirs = await write(path, page('vdvoyom-chernovik', { title: 'Чужое' }));
    assert.ok(theirs.revision > draft.revision);
    for (const [method, to, body] of [
      ['PUT', path, page('vdvoyom-chernovik', { title: 'Моё' })],
      ['POST', `${path}/publish`, undefined],
      ['DELETE', path, undefined],
    ] as const) {
      const told = await assertRefused(await send(site(), method, to, body, mine), 'edit_conflict');
      assert.deepEqual(told, { revision: `Сейчас ${theirs.revision}` });
    }
    assert.deepEqual(await read(path), theirs);
    const now = since(theirs.revision);
    await ask(site(), editor.editedEntity, 'POST', `${path}/publish`, undefined, now);
  });

  test('of several editors who have read the same draft, exactly one saves', async () => {
    const made = await askEntity(site(), 'POST', 'pages', page('odin-iz-mnogih'));
    const path = `pages/${made.id}/draft`;
    const draft = await write(path, made);
    const titles = ['А', 'Б', 'В', 'Г'];
    const replies = await Promise.all(
      titles.map((title) => send(site(), 'PUT', path, { ...made, title }, since(draft.revision))),
    );
    const winner = replies.findIndex(({ status }) => status === 200);
    assert.equal((await read(path)).data['title'], titles[winner]);
    assert.deepEqual(replies.map(({ status }) => status).toSorted(), [200, 409, 409, 409]);
  });

  test('starting a draft does not overwrite one that another editor has started', async () => {
    const made = await askEntity(site(), 'POST', 'pages', page('dvoe-nachinayut'));
    const path = `pages/${made.id}/draft?new=1`;
    const theirs = await write(path, { ...made, title: 'Её час работы', publish_at: AT });
    assert.equal(theirs.state, 'planned');
    const mine = { ...made, lead: 'Моё' };
    const told = await assertRefused(await send(site(), 'PUT', path, mine), 'edit_conflict');
    assert.deepEqual(told, { revision: `Сейчас ${theirs.revision}` });
    assert.deepEqual(await read(`drafts/${theirs.id}`), theirs);
    await ask(site(), editor.draft, 'DELETE', `drafts/${theirs.id}`);
    const replies = await Promise.all([1, 2, 3].map(() => send(site(), 'PUT', path, mine)));
    assert.deepEqual(replies.map(({ status }) => status).toSorted(), [200, 409, 409]);
  });

  test('a late save does not bring back a discarded draft', async () => {
    const made = await askEntity(site(), 'POST', 'pages', page('pozdno'));
    const path = `pages/${made.id}/draft`;
    const first = await write(path, made);
    await ask(site(), editor.draft, 'DELETE', path);
    await assertRefused(
      await send(site(), 'PUT', path, made, since(first.revision)),
      'edit_conflict',
    );
    const second = await write(path, made);
    assert.ok(second.revision > first.revision);
    await assertRefused(
      await send(site(), 'PUT', path, made, since(first.revision)),
      'edit_conflict',
    );
  });

  test('the log records a new draft and a changed schedule, not every save', async () => {
    const before = await logged();
    const draft = await start(page('chasto'));
    const path = `drafts/${draft.id}`;
    for (const title of ['Раз', 'Два', 'Три']) await write(path, page('chasto', { title }));
    assert.equal(await logged(), before + 1);
    await write(path, page('chasto', { publish_at: AT }));
    await write(path, page('chasto', { publish_at: AT, title: 'Четыре' }));
    assert.equal(await logged(), before + 2);
    await write(path, page('chasto'));
    assert.equal(await logged(), before + 3);
  });

  test('only editors who may publish can schedule or unschedule a draft', async () => {
    const { token } = await makeToken(site(), 'Пишет, но не выпускает', 'editor');
    const mine = { token };
    const later = '2098-03-01T06:00:00Z';
    const draft = await ask(site(), editor.draft, 'POST', 'pages?draft=1', page('v-svoyo'), mine);
    const path = `drafts/${draft.id}`;
    const refused = async (to: string, fields: Entity) => {
      await assertRefused(
        await send(site(), 'PUT', to, page('v-svoyo', fields), mine),
        'forbidden',
      );
      return read(path);
    };
    assert.deepEqual(await refused(path, { publish_at: AT }), draft);
    const made = await askEntity(site(), 'POST', 'pages', page('v-svoyo-est'));
    const begun = await send(
      site(),
      'PUT',
      `pages/${made.id}/draft`,
      { ...made, publish_at: AT },
      mine,
    );
    await assertRefused(begun, 'forbidden');
    await assertRefused(await send(site(), 'GET', `pages/${made.id}/draft`), 'not_found');
    const planned = await write(path, page('v-svoyo', { publish_at: AT }));
    assert.deepEqual(await refused(path, { publish_at: later }), planned);
    assert.deepEqual(await refused(path, {}), planned);
    // A time in the past no longer plans anything.
    await askEntity(site(), 'POST', 'pages', page('v-svoyo'));
    while (await publishNext(site().db, { now: AFTER, media: diskStore('/nowhere') }));
    assert.equal((await read(path)).state, 'failed');
    const mended = await ask(site(), editor.draft, 'PUT', path, page('v-svoyo-2'), mine);
    assert.equal(mended.state, 'draft');
  });

  test('a draft that a publisher has scheduled cannot be changed or discarded by lower roles', async () => {
    const { token } = await makeToken(site(), 'Дописывает после', 'editor');
    const mine = { token };
    const made = await askEntity(site(), 'POST', 'pages', page('utverzhdeno'));
    const path = `pages/${made.id}/draft`;
    const planned = await write(path, { ...made, title: 'Утверждено', publish_at: AT });
    assert.deepEqual(planned.plan, { at: AT.replace('Z', '.000Z'), who: planned.author });
    const mineNow = { ...made, title: 'Дописано', publish_at: AT };
    for (const [method, to, body] of [
      ['PUT', path, mineNow],
      ['PUT', `${path}?new=1`, mineNow],
      ['PUT', `drafts/${planned.id}`, mineNow],
      ['DELETE', path, undefined],
      ['DELETE', `drafts/${planned.id}`, undefined],
    ] as const) {
      await assertRefused(await send(site(), method, to, body, mine), 'forbidden');
    }
    assert.deepEqual(await read(path), planned);
    // The message names who has planned it, even to somebody who has read an earlier state.
    const stale = { ...mine, ...since(planned.revision - 1) };
    const told = await send(site(), 'PUT', path, mineNow, stale);
    assert.match(await told.clone().text(), new RegExp(planned.author));
    await assertRefused(told, 'forbidden');
    const open = await write(path, { ...made, title: 'Утверждено' });
    assert.equal(open.plan, null);
    const mended = await ask(site(), editor.draft, 'PUT', path, { ...made, title: 'Да' }, mine);
    assert.equal(mended.data['title'], 'Да');
  });

  test('a draft that failed to publish can be saved with its past time, which schedules nothing', async () => {
    const { token } = await makeToken(site(), 'Чинит, но не выпускает', 'editor');
    const draft = await start(page('pochinit', { publish_at: AT }));
    await askEntity(site(), 'POST', 'pages', page('pochinit'));
    while (await publishNext(site().db, { now: AFTER, media: diskStore('/nowhere') }));
    const path = `drafts/${draft.id}`;
    const failed = await read(path);
    assert.deepEqual([failed.state, failed.plan], ['failed', null]);
    const before = site().now();
    site().setNow(AFTER);
    const other = page('pochinit-2', { publish_at: '2098-01-01T06:30:00Z' });
    const past = await assertRefused(await send(site(), 'PUT', path, other), 'invalid');
    assert.deepEqual(Object.keys(past), ['publish_at']);
    const fields = page('pochinit-2', { publish_at: failed.publish_at });
    const mended = await ask(site(), editor.draft, 'PUT', path, fields, { token });
    site().setNow(before);
    assert.deepEqual([mended.state, mended.publish_at, mended.errors], ['draft', null, {}]);
  });

  test('two drafts cannot be scheduled for one address', async () => {
    const first = await start(page('odin-adres', { publish_at: AT }));
    assert.equal(first.state, 'planned');
    const second = await start(page('odin-adres'));
    assert.equal(second.state, 'draft');
    const planned = page('odin-adres', { publish_at: '2098-02-01T06:00:00Z' });
    const path = `drafts/${second.id}`;
    const told = await assertRefused(await send(site(), 'PUT', path, planned), 'invalid');
    assert.deepEqual(told, { alias: `Этот адрес уже ждёт другой черновик, №\u00a0${first.id}` });
    assert.equal((await read(path)).publish_at, null);
    await write(`drafts/${first.id}`, page('odin-adres', { publish_at: AT, title: 'Сам себе' }));
    await write(`drafts/${first.id}`, page('odin-adres'));
    assert.equal((await write(path, planned)).state, 'planned');
  });

  test('drafts of documents name their document, and reserve no address', async () => {
    for (const alias of ['article.page', 'tech.page']) {
      const { alias: _, ...fields } = await askEntity(site(), 'GET', `documents/${alias}`);
      const draft = await write(`documents/${alias}/draft`, { ...fields, publish_at: AT });
      assert.deepEqual([draft.alias, draft.state], [alias, 'planned']);
    }
    for (const alias of ['article.page', 'tech.page']) {
      await ask(site(), editor.draft, 'DELETE', `documents/${alias}/draft`);
    }
    const other = await start(page('u-novoj'));
    assert.equal(other.alias, null);
  });

  test('a failed publication reports the reason', async () => {
    const planned = page('ne-vyshla', { publish_at: AT });
    const draft = await start(planned);
    await askEntity(site(), 'POST', 'pages', page('ne-vyshla'));
    while (await publishNext(site().db, { now: AFTER, media: diskStore('/nowhere') }));
    const failed = await read(`drafts/${draft.id}`);
    assert.equal(failed.state, 'failed');
    assert.match(failed.error ?? '', /^Такой адрес уже занят/);
    assert.equal((await write(`drafts/${draft.id}`, page('ne-vyshla'))).state, 'draft');
  });

  test('a draft whose entity was deleted says so, and can be discarded', async () => {
    const made = await askEntity(site(), 'POST', 'pages', page('osirotela'));
    const path = `pages/${made.id}/draft`;
    await write(path, { ...made, title: 'Начато' });
    await ask(site(), editor.removed, 'DELETE', `pages/${made.id}`);
    const draft = await read(path);
    assert.equal(draft.state, 'deleted');
    assert.match(draft.errors['entity_id'] ?? '', /^Страница не\sнайдена$/);
    await assertRefused(await send(site(), 'POST', `${path}/publish`), 'not_found');
    assert.equal((await ask(site(), editor.draft, 'DELETE', path)).state, 'deleted');
  });
});
