/** Drafts: entities in progress, and when they are published. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import * as content from '../../contract/calls/content.ts';
import * as editor from '../../contract/schemas/editor.ts';
import { publishNext } from '../../backend/editor/drafts/publish.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { ask, askEntity, send } from './editor.ts';
import { page } from './editor-pages.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

const HOUR = 60 * 60 * 1000;
const START = new Date('2026-11-22T09:00:00.000Z');
const inHours = (hours: number) => new Date(START.getTime() + hours * HOUR);

onEveryEngine((site) => {
  before(() => site().setNow(START));

  const shown = async (alias: string) => {
    const { items } = await site().result(content.staticContent, {});
    return items.find((item) => item.alias === alias);
  };
  const publishDue = async (now: Date) => {
    while (await publishNext(site().db, { now, media: diskStore('/nowhere') }));
  };

  test('of a new entity are read, changed and published, and are not public before', async () => {
    const draft = await ask(site(), editor.shownDraft, 'POST', 'pages?draft=1', {
      title: 'Начато',
    });
    assert.deepEqual([draft.entity_id, draft.data], [null, { title: 'Начато' }]);
    assert.equal(draft.title, 'Начато');
    assert.deepEqual(Object.keys(draft.errors).sort(), ['alias', 'body', 'lead']);
    const path = `drafts/${draft.id}`;
    await assertRefused(await send(site(), 'POST', `${path}/publish`), 'invalid');
    const ready = await ask(site(), editor.shownDraft, 'PUT', path, page('iz-chernovika'));
    assert.deepEqual(ready.errors, {});
    assert.equal(await shown('iz-chernovika'), undefined);
    const all = await ask(site(), editor.drafts, 'GET', 'drafts?full=1');
    assert.deepEqual([all.total, all.items[0]], [1, ready]);
    const [card] = (await ask(site(), editor.drafts, 'GET', 'drafts')).items;
    const { title, alias } = ready.data;
    assert.deepEqual(card, { ...ready, data: { title, alias } }, 'a list has no texts');
    const made = await askEntity(site(), 'POST', `${path}/publish`);
    assert.equal((await shown('iz-chernovika'))?.id, made.id);
    await assertRefused(await send(site(), 'GET', path), 'not_found');
  });

  test('of an existing entity coexist with it, one each, until published or discarded', async () => {
    const made = await askEntity(site(), 'POST', 'pages', page('s-chernovikom'));
    const path = `pages/${made.id}/draft`;
    await assertRefused(await send(site(), 'GET', path), 'not_found');
    const one = await ask(site(), editor.shownDraft, 'PUT', path, { ...made, title: 'Раз' });
    const two = await ask(site(), editor.shownDraft, 'PUT', path, { ...made, title: 'Два' });
    assert.deepEqual([two.id, two.entity_id], [one.id, made.id]);
    assert.deepEqual(await ask(site(), editor.shownDraft, 'GET', path), two);
    assert.equal((await shown('s-chernovikom'))?.title, 'Страница');
    assert.equal((await askEntity(site(), 'POST', `${path}/publish`))['title'], 'Два');
    await ask(site(), editor.shownDraft, 'PUT', path, { ...made, title: 'Три' });
    await ask(site(), editor.shownDraft, 'DELETE', path);
    await assertRefused(await send(site(), 'POST', `${path}/publish`), 'not_found');
    assert.equal((await shown('s-chernovikom'))?.title, 'Два');
  });

  test('have a title even when their data has none', async () => {
    const untitled = await ask(site(), editor.shownDraft, 'POST', 'pages?draft=1', {});
    assert.equal(untitled.title, 'Без названия');
    const letter = await ask(site(), editor.shownDraft, 'PUT', 'documents/letter.welcome/draft', {
      text: 'Здравствуйте',
    });
    assert.equal(letter.title, 'Письмо: подтвердите регистрацию');
    for (const { id } of [untitled, letter]) await send(site(), 'DELETE', `drafts/${id}`);
  });

  test('with a schedule are published at that time, and not before', async () => {
    const publish_at = inHours(2).toISOString();
    const planned = page('po-planu', { publish_at });
    await ask(site(), editor.shownDraft, 'POST', 'pages', planned);
    await publishDue(inHours(1));
    assert.equal(await shown('po-planu'), undefined);
    await publishDue(inHours(2));
    assert.equal((await shown('po-planu'))?.title, 'Страница');
    assert.equal((await ask(site(), editor.drafts, 'GET', 'drafts')).total, 0);
  });

  test('with a schedule must be complete, and the time must be valid', async () => {
    const publish_at = inHours(2).toISOString();
    const unfinished = await send(site(), 'POST', 'pages', { title: 'Начато', publish_at });
    assert.ok('alias' in (await assertRefused(unfinished, 'invalid')));
    const past = inHours(-1).toISOString();
    for (const at of ['завтра', '2026-11-22T09:00:00', '2027-02-30T09:00:00Z', 123, true, past]) {
      const nonsense = await send(site(), 'POST', 'pages', page('x', { publish_at: at }));
      assert.deepEqual(
        Object.keys(await assertRefused(nonsense, 'invalid')),
        ['publish_at'],
        `${at}`,
      );
    }
    const late = await send(site(), 'PUT', 'pages/1', page('x', { publish_at }));
    assert.deepEqual(Object.keys(await assertRefused(late, 'invalid')), ['publish_at']);
    const { items } = await ask(site(), editor.editedEntities, 'GET', 'articles?full=1&count=1');
    const lost = { ...items[0], alias: 'bez-temy', category_id: 999_999, publish_at };
    const errors = await assertRefused(await send(site(), 'POST', 'articles', lost), 'invalid');
    assert.deepEqual(errors['category_id'], 'Этой записи больше нет. Выберите другую');
  });

  test('an article cannot have a date after the day of its publication, planned or not', async () => {
    const { items } = await ask(site(), editor.editedEntities, 'GET', 'articles?full=1&count=1');
    const { revision: _r, ...article } = items[0] ?? assert.fail('no articles');
    const path = `articles/${article.id}`;
    const late = { published_on: `Не\u00a0позже дня публикации, 2026-11-22` };
    // It is the 23rd in Moscow three hours before it is in London.
    const saved = async (moment: string, day: string) => {
      site().setNow(new Date(moment));
      const reply = await send(site(), 'PATCH', path, { published_on: day });
      site().setNow(START);
      return reply;
    };
    const early = await saved('2026-11-22T20:59:59Z', '2026-11-23');
    assert.deepEqual(await assertRefused(early, 'invalid'), late);
    assert.equal((await saved('2026-11-22T21:00:00Z', '2026-11-23')).status, 200);
    assert.equal(
      (await saved('2026-11-22T21:00:00Z', String(article['published_on']))).status,
      200,
    );

    const draft = { ...article, published_on: '2026-12-01' };
    const open = await ask(site(), editor.draft, 'PUT', `${path}/draft`, draft);
    assert.deepEqual(open.errors, late);
    const planned = { ...draft, publish_at: '2026-11-30T20:59:00Z' };
    const told = await assertRefused(
      await send(site(), 'PUT', `${path}/draft`, planned),
      'invalid',
    );
    assert.deepEqual(told, { published_on: 'Не\u00a0позже дня публикации, 2026-11-30' });
    const fits = { ...draft, publish_at: '2026-11-30T21:00:00Z' };
    const ready = await ask(site(), editor.draft, 'PUT', `${path}/draft`, fits);
    assert.deepEqual([ready.state, ready.errors], ['planned', {}]);
    await ask(site(), editor.draft, 'DELETE', `${path}/draft`);
  });

  test('with a time in another zone are published at that moment, also when the clocks change', async () => {
    const twice = ['2027-10-31T02:30:00+02:00', '2027-10-31T02:30:00+01:00'];
    const moments = [];
    for (const [place, publish_at] of twice.entries()) {
      const planned = page(`noch-${place}`, { publish_at });
      moments.push((await ask(site(), editor.shownDraft, 'POST', 'pages', planned)).publish_at);
    }
    assert.deepEqual(moments, ['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z']);
    await publishDue(new Date('2027-10-31T01:00:00.000Z'));
    assert.deepEqual(
      [Boolean(await shown('noch-0')), Boolean(await shown('noch-1'))],
      [true, false],
    );
    await publishDue(new Date('2027-10-31T02:00:00.000Z'));
  });

  test('of an entity changed in the meantime are not published until their editor has seen it', async () => {
    const made = await askEntity(site(), 'POST', 'pages', page('vdvoyom'));
    const path = `pages/${made.id}/draft`;
    await ask(site(), editor.shownDraft, 'PUT', path, { ...made, title: 'Моё' });
    const { revision: _, ...bare } = made;
    const now = await askEntity(site(), 'PUT', `pages/${made.id}`, { ...bare, title: 'Чужое' });
    const draft = await ask(site(), editor.shownDraft, 'GET', path);
    assert.deepEqual(draft.errors, { revision: `Сейчас ${now.revision}` });
    await assertRefused(await send(site(), 'POST', `${path}/publish`), 'edit_conflict');
    assert.equal((await shown('vdvoyom'))?.title, 'Чужое');
    const seen = { ...made, title: 'Моё', revision: now.revision };
    await ask(site(), editor.shownDraft, 'PUT', path, seen);
    assert.equal((await askEntity(site(), 'POST', `${path}/publish`))['title'], 'Моё');
  });

  test('that change nothing are logged when published', async () => {
    const made = await askEntity(site(), 'POST', 'pages', page('bez-peremen'));
    await ask(site(), editor.shownDraft, 'PUT', `pages/${made.id}/draft`, made);
    const same = await askEntity(site(), 'POST', `pages/${made.id}/draft/publish`);
    assert.equal(same.revision, made.revision);
    const { items } = await ask(site(), editor.logEntries, 'GET', 'log?count=1');
    assert.deepEqual([items[0]?.action, items[0]?.entity_id], ['publish', made.id]);
  });

  test('written concurrently become one, and a change during publishing is not lost', async () => {
    const made = await askEntity(site(), 'POST', 'pages', page('srazu'));
    const { revision: _, ...bare } = made;
    const path = `pages/${made.id}/draft`;
    for (let round = 0; round < 8; round += 1) {
      const write = (title: string) => send(site(), 'PUT', path, { ...bare, title });
      const both = await Promise.all([write(`А${round}`), write(`Б${round}`)]);
      assert.deepEqual(
        both.map(({ status }) => status),
        [200, 200],
      );
      const publish = send(site(), 'POST', `${path}/publish`);
      const [published, written] = await Promise.all([publish, write(`В${round}`)]);
      assert.deepEqual([published.status, written.status], [200, 200]);
      const left = await send(site(), 'GET', path);
      const kept =
        left.status === 200
          ? (await ask(site(), editor.shownDraft, 'DELETE', path)).data['title']
          : (await shown('srazu'))?.title;
      assert.equal(kept, `В${round}`);
    }
  });

  test('that the database rejects do not block others', async () => {
    const publish_at = inHours(5).toISOString();
    const refused = page('nelzya', { title: 'Нельзя', publish_at });
    const { id } = await ask(site(), editor.shownDraft, 'POST', 'pages', refused);
    await ask(site(), editor.shownDraft, 'POST', 'pages', page('mozhno', { publish_at }));
    const rule = sql`alter table static_pages add constraint ours check (title <> 'Нельзя')`;
    await site().db.execute(rule);
    await publishDue(inHours(6));
    assert.ok(await shown('mozhno'));
    const kept = await ask(site(), editor.shownDraft, 'GET', `drafts/${id}`);
    assert.match(kept.error ?? '', /Это нельзя сохранить/);
    await site().db.execute(sql`alter table static_pages drop constraint ours`);
  });

  test('that can no longer be published stay, with the reason', async () => {
    const publish_at = inHours(3).toISOString();
    const planned = page('zanyato', { publish_at });
    const draft = await ask(site(), editor.shownDraft, 'POST', 'pages', planned);
    await askEntity(site(), 'POST', 'pages', page('zanyato'));
    await publishDue(inHours(4));
    const kept = await ask(site(), editor.shownDraft, 'GET', `drafts/${draft.id}`);
    assert.equal(kept.error, 'Такой адрес уже занят; Адрес: Уже занят');
    const other = { ...planned, alias: 'svobodno' };
    const again = await ask(site(), editor.shownDraft, 'PUT', `drafts/${draft.id}`, other);
    assert.equal(again.error, null);
    await publishDue(inHours(4));
    assert.ok(await shown('svobodno'));
  });
});
