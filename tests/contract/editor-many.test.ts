/** Parts of an entity, several entities at once, manual ordering, searches and comparisons. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editedEntities, type EditedEntity } from '../../contract/schemas/editor.ts';
import { difference, foundEverywhere } from '../../contract/schemas/editor-many.ts';
import { ask, askEntity, send } from './editor.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

onEveryEngine((site) => {
  const all = async (collection: string) =>
    (await ask(site(), editedEntities, 'GET', `${collection}?full=1&count=200`)).items;
  const first = async (collection: string) =>
    (await all(collection))[0] ?? assert.fail(`${collection} is empty`);
  const read = (path: string) => askEntity(site(), 'GET', path);
  const patch = (path: string, part: unknown, headers: Record<string, string> = {}) =>
    send(site(), 'PATCH', path, part, { headers });
  const idsOf = (entities: readonly EditedEntity[]) => entities.map(({ id }) => id);

  test('a partial update changes only its fields', async () => {
    const before = await first('articles');
    const path = `articles/${before.id}`;
    const {
      updated_at: _,
      revision: __,
      live: ___,
      ...others
    } = await askEntity(site(), 'PATCH', path, { title: 'Иначе' });
    const { updated_at: ____, revision, live: _____, ...same } = before;
    assert.deepEqual(others, { ...same, title: 'Иначе' });
    const stale = await patch(path, { lead: 'Позже' }, { 'if-match': `"${revision}"` });
    await assertRefused(stale, 'edit_conflict');
    await assertRefused(await patch(path, { lead: 'Позже', revision }), 'edit_conflict');
    const errors = await assertRefused(await patch(path, { titel: 'а', title: '' }), 'invalid');
    assert.deepEqual(Object.keys(errors).sort(), ['titel', 'title']);
    await assertRefused(await patch('articles/777777', { title: 'а' }), 'not_found');
    await askEntity(site(), 'PATCH', path, { title: before['title'] });
  });

  test('items of a list can be added and removed', async () => {
    const { id } = await first('articles');
    const path = `articles/${id}`;
    await askEntity(site(), 'PATCH', path, { tags: [1, 2] });
    const { tags } = await askEntity(site(), 'PATCH', path, { tags: { add: [3, 2], remove: [1] } });
    assert.deepEqual(tags, [2, 3]);
    await assertRefused(await patch(path, { tags: { add: [77777] } }), 'invalid');
  });

  test('concurrent partial updates of one entity are all kept', async () => {
    const { id } = await first('articles');
    const tags = (await all('tags')).slice(0, 6).map((tag) => tag.id);
    await askEntity(site(), 'PATCH', `articles/${id}`, { tags: [] });
    const sent = tags.map((tag) => patch(`articles/${id}`, { tags: { add: [tag] } }));
    for (const reply of await Promise.all(sent)) assert.equal(reply.status, 200);
    const { tags: kept } = await read(`articles/${id}`);
    assert.deepEqual(new Set(Array.isArray(kept) ? kept : []), new Set(tags));
  });

  test('several entities change together or not at all', async () => {
    const [one, other] = await all('faq');
    assert.ok(one && other);
    const ids = [one.id, other.id];
    const part = { popular: true };
    const changes = { ids, part };
    const { items } = await ask(site(), editedEntities, 'PATCH', 'faq', changes);
    assert.deepEqual(idsOf(items), ids);
    assert.ok(items.every(({ popular }) => popular === true));
    const wrong = await patch('faq', { ids: [one.id, 777777], part: { popular: false } });
    assert.deepEqual(await assertRefused(wrong, 'invalid'), { 777777: 'Вопрос не\u00a0найден' });
    assert.equal((await read(`faq/${one.id}`))['popular'], true);
    const taken = await patch('faq', { ids, part: { alias: 'odin-na-vseh' } });
    const errors = await assertRefused(taken, 'invalid');
    assert.deepEqual(Object.keys(errors), [`${other.id}.alias`]);
    assert.equal((await read(`faq/${one.id}`)).alias, one.alias);
  });

  test('a manual order moves only the entities it names', async () => {
    const before = await all('faq');
    const [a, b, c, ...rest] = idsOf(before);
    assert.ok(a && b && c);
    const order = { ids: [c, a, b] };
    await ask(site(), editedEntities, 'PUT', 'orders/faq', order);
    const after = idsOf(await all('faq'));
    assert.deepEqual(after, [c, a, b, ...rest]);
    const again = await ask(site(), editedEntities, 'PUT', 'orders/faq', order);
    assert.equal(again.total, 0, 'a repeated order moves nothing');
    const none = await send(site(), 'PUT', 'orders/tags', { ids: [1, 2] });
    assert.deepEqual(Object.keys(await assertRefused(none, 'invalid')), ['ids']);
    const lost = await send(site(), 'PUT', 'orders/faq', { ids: [a, 777777] });
    assert.deepEqual(Object.keys(await assertRefused(lost, 'invalid')), ['ids']);
  });

  test('one search covers all collections', async () => {
    const tag = await askEntity(site(), 'POST', 'tags', { title: 'Гиперион', alias: 'giperion' });
    await askEntity(site(), 'PATCH', `faq/${(await first('faq')).id}`, {
      question: 'Что такое «Гиперион»?',
    });
    const { items, total } = await ask(site(), foundEverywhere, 'GET', 'search?search=гипериона');
    assert.equal(total, 2);
    assert.deepEqual(
      items.map(({ collection, items: [found] }) => [collection, found?.title]),
      [
        ['tags', 'Гиперион'],
        ['faq', 'Что такое «Гиперион»?'],
      ],
    );
    assert.equal(items[0]?.items[0]?.id, tag.id);
    const path = `search?search=${encodeURIComponent('Письмо: сертификат')}`;
    const documents = (await ask(site(), foundEverywhere, 'GET', path)).items.find(
      ({ collection }) => collection === 'documents',
    );
    assert.equal(documents?.items[0]?.title, 'Письмо: сертификат');
    await assertRefused(await send(site(), 'GET', 'search'), 'invalid');
  });

  test('two revisions are compared by field and by word', async () => {
    const made = await askEntity(site(), 'POST', 'tags', {
      title: 'Уход за линзами',
      alias: 'u-z',
    });
    const next = await askEntity(site(), 'PATCH', `tags/${made.id}`, { title: 'Уход и хранение' });
    const between = `from=${made.revision}&to=${next.revision}`;
    const { items } = await ask(site(), difference, 'GET', `tags/${made.id}/difference?${between}`);
    const [title, ...others] = items;
    assert.equal(others.length, 0);
    assert.deepEqual(
      [title?.field, title?.label, title?.before, title?.after],
      ['title', 'Название', 'Уход за линзами', 'Уход и хранение'],
    );
    const words = title?.words ?? [];
    const textOf = (left: string) =>
      words.flatMap(({ text, change }) => (change === left ? [] : text)).join('');
    assert.equal(textOf('added'), 'Уход за линзами');
    assert.equal(textOf('removed'), 'Уход и хранение');
    const lost = await send(site(), 'GET', `tags/${made.id}/difference?from=1&to=${next.revision}`);
    await assertRefused(lost, 'not_found');
  });
});
