/** Sets of changes are published together: all of them or none, in whatever order they need. */
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, test } from 'node:test';
import { sql } from 'drizzle-orm';
import * as editor from '../../contract/schemas/editor.ts';
import { changeSets } from '../../contract/schemas/editor-sets.ts';
import { contentChanges } from '../../backend/db/schema.ts';
import { nextDue } from '../../backend/editor/due.ts';
import { ask, askEntity, makeToken, send } from './editor.ts';
import { page } from './editor-pages.ts';
import { assertRefused } from './envelope.ts';
import { makeScratch } from './scratch.ts';
import { bare, inHours, setsOf, START } from './sets.ts';
import { onEveryEngine } from './site.ts';

const mediaDir = makeScratch('sets');
after(() => rmSync(mediaDir, { recursive: true }));

onEveryEngine(
  (site) => {
    const {
      anyOf,
      read,
      status,
      newPage,
      newTag,
      start,
      draftOf,
      readDraft,
      make,
      replace,
      readSet,
      check,
      publish,
      doDue,
    } = setsOf(site, mediaDir);
    const transactions = async (since: number) => {
      const rows = await site()
        .db.select()
        .from(contentChanges)
        .where(sql`${contentChanges.revision} > ${since}`);
      return { count: new Set(rows.map(({ transaction }) => transaction)).size, rows };
    };

    test('new, changed and taken-down entities are published together', async () => {
      const [changed, leaving] = [await newPage('menyaetsya'), await newPage('uhodit')];
      const fresh = await start('pages', page('poyavlyaetsya'));
      const draft = await draftOf(`pages/${changed.id}`, page('menyaetsya', { title: 'Новое' }));
      const set = await make({
        drafts: [fresh.id, draft.id],
        takedowns: [{ collection: 'pages', id: leaving.id }],
      });
      assert.deepEqual(
        [set.state, set.drafts.map(({ id, title }) => `${id} ${title}`), set.takedowns[0]?.title],
        ['draft', [`${fresh.id} Страница`, `${draft.id} Новое`], 'Страница'],
      );
      assert.equal((await read(`pages/${leaving.id}`)).takedown?.set_id, set.id);
      assert.deepEqual(await check(set.id), {});
      assert.equal(await status('pages/poyavlyaetsya'), 404, 'a check publishes nothing');
      assert.deepEqual(await readSet(set.id), set);

      const done = await publish(set.id);
      assert.deepEqual(
        [done.state, done.published_at, done.drafts, done.takedowns],
        ['published', START.toISOString(), [], []],
      );
      assert.deepEqual(
        done.published.map(({ action, alias }) => `${action} ${alias}`),
        ['publish poyavlyaetsya', 'publish menyaetsya', 'unpublish uhodit'],
      );
      assert.equal((await read('pages/menyaetsya'))['title'], 'Новое');
      assert.equal(await status('pages/poyavlyaetsya'), 200);
      const left = await ask(site(), editor.draft, 'GET', `pages/${leaving.id}/draft`);
      assert.deepEqual([left.state, left.set_id], ['unpublished', null]);
      const { count, rows } = await transactions(leaving.revision);
      assert.deepEqual([count, rows.length], [1, 3], 'the site is notified in one transaction');
      const { items } = await ask(site(), editor.logEntries, 'GET', 'log?count=4');
      assert.deepEqual(
        items.map(({ action }) => action),
        ['publish-set', 'unpublish', 'publish', 'publish'],
      );
      await assertRefused(await send(site(), 'POST', `sets/${set.id}/publish`), 'edit_conflict');
    });

    test('members of a planned set cannot be changed or discarded by roles below publisher', async () => {
      const { token } = await makeToken(site(), 'Пишет в набор', 'editor');
      const mine = { token };
      const made = await newPage('v-nabore');
      const draft = await draftOf(`pages/${made.id}`, page('v-nabore', { title: 'Утверждено' }));
      const path = `drafts/${draft.id}`;
      const write = (title: string) => send(site(), 'PUT', path, page('v-nabore', { title }), mine);
      const set = await make({ drafts: [draft.id] });
      assert.equal((await write('В наборе без времени')).status, 200);
      const publish_at = inHours(2).toISOString();
      const planned = await replace(set.id, { drafts: [draft.id], publish_at });
      assert.deepEqual((await readDraft(draft.id)).plan, { at: publish_at, who: planned.author });
      await assertRefused(await write('Дописано'), 'forbidden');
      await assertRefused(await send(site(), 'DELETE', path, undefined, mine), 'forbidden');
      assert.equal((await readDraft(draft.id)).data['title'], 'В наборе без времени');
      await replace(set.id, { drafts: [draft.id] });
      assert.equal((await readDraft(draft.id)).plan, null);
      assert.equal((await write('Время снято')).status, 200);
    });

    test('members that depend on each other may be in any order', async () => {
      const like = bare(await anyOf('articles'));
      const first = await start('articles', {});
      const shelf = bare(await anyOf('categories'));
      const section = await start('categories', { ...shelf, alias: 'novyj-razdel' });
      const tag = await start('tags', { alias: 'novyj-teg', title: 'Новый тег' });
      await ask(site(), editor.draft, 'PUT', `drafts/${first.id}`, {
        ...like,
        alias: 'pervaya-v-razdele',
        category_id: { draft: section.id },
        tags: [{ draft: tag.id }],
      });
      // Takes the address that another member releases.
      const old = await newPage('adres-menyaet-hozyaina');
      const heir = await start('pages', page('adres-menyaet-hozyaina', { title: 'Наследница' }));
      const moved = await draftOf(`pages/${old.id}`, page('drugoj-adres'));
      assert.ok('category_id' in (await readDraft(first.id)).errors);
      const set = await make({ drafts: [first.id, section.id, tag.id, heir.id, moved.id] });
      assert.deepEqual(await check(set.id), {});
      const { published } = await publish(set.id);
      const idOf = (collection: string) =>
        published.find((one) => one.collection === collection)?.id;
      const made = await read('articles/pervaya-v-razdele');
      assert.deepEqual([made['category_id'], made['tags']], [idOf('categories'), [idOf('tags')]]);
      assert.equal((await read('pages/adres-menyaet-hozyaina'))['title'], 'Наследница');
      assert.equal((await read(`pages/${old.id}`)).alias, 'drugoj-adres');
    });

    test('a section can be taken down when its articles move out in the same set', async () => {
      const section = await askEntity(site(), 'POST', 'categories', {
        ...bare(await anyOf('categories')),
        alias: 'staryj',
      });
      const like = bare(await anyOf('articles'));
      const own = await askEntity(site(), 'POST', 'articles', {
        ...like,
        ...{ alias: 'pereezzhaet', category_id: section.id },
      });
      const draft = await draftOf(`articles/${own.id}`, {
        ...bare(own),
        category_id: like['category_id'],
      });
      const set = await make({ takedowns: [{ collection: 'categories', id: section.id }] });
      const path = `categories/${section.id}`;
      const errors = await check(set.id);
      assert.match(errors[path] ?? '', /Снять с\u00a0публикации нельзя/);
      assert.ok(`${path}.articles/${own.id}` in errors);
      const takedowns = [{ collection: 'categories', id: section.id }];
      const whole = { title: 'Набор', drafts: [draft.id], takedowns };
      await replace(set.id, whole);
      await publish(set.id);
      assert.equal(await status(path), 404);
    });

    test('a set that cannot be published as a whole publishes nothing, and reports every error', async () => {
      const good = await start('pages', page('horoshaya'));
      const one = await start('pages', page('odin-adres-na-dvoih'));
      const two = await start('pages', page('odin-adres-na-dvoih', { title: 'Вторая' }));
      const poor = await start('pages', { title: 'Не дописана' });
      const lost = await start('articles', {
        ...bare(await anyOf('articles')),
        alias: 'bez',
        tags: [{ draft: 999_999 }],
      });
      const set = await make({ drafts: [good.id, one.id, two.id, poor.id, lost.id] });
      const expected = {
        [`drafts/${two.id}`]: 'Такой адрес уже занят',
        [`drafts/${two.id}.alias`]: 'Этот адрес занимает и\u00a0другая запись набора',
        [`drafts/${poor.id}.alias`]: 'Заполните поле',
        [`drafts/${poor.id}.lead`]: 'Заполните поле',
        [`drafts/${poor.id}.body`]: 'Заполните поле',
        [`drafts/${lost.id}.tags`]: 'Черновик №\u00a0999999 с\u00a0набором не\u00a0публикуется',
      };
      assert.deepEqual(await check(set.id), expected);
      const refused = await send(site(), 'POST', `sets/${set.id}/publish`);
      assert.deepEqual(await assertRefused(refused, 'invalid'), expected);
      assert.equal(await status('pages/horoshaya'), 404);
      assert.deepEqual(await readSet(set.id), set);
      const { title, drafts } = set;
      const planned = {
        title,
        drafts: drafts.map(({ id }) => id),
        publish_at: inHours(1).toISOString(),
      };
      const late = await send(site(), 'PUT', `sets/${set.id}`, planned);
      assert.deepEqual(await assertRefused(late, 'invalid'), expected);
      assert.deepEqual(await readSet(set.id), set);
    });

    test('a planned set is published as a whole at its time', async () => {
      const [a, b] = [
        await start('pages', page('po-chasam-1')),
        await start('pages', page('po-chasam-2')),
      ];
      const publish_at = inHours(2).toISOString();
      const set = await make({ drafts: [a.id, b.id], publish_at });
      assert.deepEqual([set.state, set.publish_at], ['planned', publish_at]);
      const planned = await ask(site(), changeSets, 'GET', 'sets?state=planned');
      assert.deepEqual(planned.items, [set]);
      assert.deepEqual(await nextDue(site().db), inHours(2));
      await doDue(inHours(1));
      assert.equal(await status('pages/po-chasam-1'), 404);
      await doDue(inHours(2));
      assert.deepEqual(
        [await status('pages/po-chasam-1'), await status('pages/po-chasam-2')],
        [200, 200],
      );
      assert.equal((await readSet(set.id)).published_at, publish_at);
    });

    test('a planned set that can no longer be published reports why, on the set and on the member', async () => {
      const [fine, taken] = [
        await start('pages', page('goditsya')),
        await start('pages', page('zanyali')),
      ];
      const tag = await newTag('ponadobitsya');
      const set = await make({
        drafts: [fine.id, taken.id],
        takedowns: [{ collection: 'tags', id: tag.id }],
        publish_at: inHours(3).toISOString(),
      });
      await newPage('zanyali');
      await askEntity(site(), 'PATCH', `articles/${(await anyOf('articles')).id}`, {
        tags: { add: [tag.id] },
      });
      await doDue(inHours(3));
      const failed = await readSet(set.id);
      assert.equal(failed.state, 'failed');
      assert.match(failed.error ?? '', /«Страница»: Такой адрес уже занят; Адрес: Уже занят/);
      assert.deepEqual(
        [...failed.drafts, ...failed.takedowns].map(({ error }) => error === null),
        [true, false, false],
      );
      assert.equal(await status('pages/goditsya'), 404);
      assert.equal((await readDraft(taken.id)).state, 'failed');
      assert.match((await read(`tags/${tag.id}`)).takedown?.error ?? '', /^Используется: «/);
      const mended = { title: set.title, drafts: [fine.id], publish_at: inHours(4).toISOString() };
      const again = await replace(set.id, mended);
      assert.deepEqual([again.state, again.error], ['planned', null]);
      const alone = await readDraft(taken.id);
      assert.deepEqual([alone.set_id, alone.error], [null, null]);
      assert.equal((await read(`tags/${tag.id}`)).takedown, null);
      await doDue(inHours(4));
      assert.equal(await status('pages/goditsya'), 200);
    });

    test('the check reports an empty set, as publishing does', async () => {
      const set = await make({});
      assert.deepEqual(await check(set.id), { drafts: 'В\u00a0наборе пока ничего нет' });
      await assertRefused(await send(site(), 'POST', `sets/${set.id}/publish`), 'invalid');
    });

    test('the check reports an edit that the author of a draft has not seen', async () => {
      const made = await newPage('pravili-vdvoyom');
      const draft = await draftOf(`pages/${made.id}`, { ...made, title: 'Моё' });
      const now = await askEntity(
        site(),
        'PUT',
        `pages/${made.id}`,
        page('pravili-vdvoyom', { title: 'Чужое' }),
      );
      const set = await make({ drafts: [draft.id] });
      assert.equal((await check(set.id))[`drafts/${draft.id}.revision`], `Сейчас ${now.revision}`);
    });
  },
  { mediaDir },
);
