import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { afterEach, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { articlesFull } from '../../../contract/calls/articles.ts';
import type { EditedEntity } from '../../../contract/schemas/editor.ts';
import type { FaultProxy } from '../../site/fault-proxy.ts';
import { WRONG_REPLIES } from '../../site/wrong-replies.ts';
import { ports } from '../../site/site.ts';
import { chance, type Editors } from '../soak/operations.ts';
import type { Readers } from '../soak/readers.ts';
import type { Resident } from '../soak/resident.ts';
import { ENDLESS, THROWING } from '../stand-ins/renderer.ts';

const SEED = 20_261_123;
const KILLS = 12;
/** Maximum milliseconds from a save to a kill; publishing a change takes less. */
const LONGEST = 300;

export type Given = {
  readonly proxy: FaultProxy;
  readonly resident: Resident;
  readonly editors: Editors;
  readonly readers: Readers;
  /** While it exists, it contains the number of files that still fit on the disk. */
  readonly roomFile: string;
};

/**
 * Failures while a site is edited, through the whole process: readers keep the last good version of
 * unusable content, `/status` names it with the reason, and everything else is published.
 */
export function faults(given: () => Given): void {
  let proxy: FaultProxy;
  let resident: Resident;
  let editors: Editors;
  let readers: Readers;
  let roomFile = '';

  before(async () => {
    ({ proxy, resident, editors, readers, roomFile } = given());
    // Articles that nothing links to, that share no list and are no neighbours in time: what happens
    // to one of them changes nothing on the page of the other.
    const sections = await editors.all('categories');
    for (const [place, published_on] of ['2020-01-15', '2026-01-15'].entries()) {
      await editors.operations['new']?.();
      const [fresh] = await two('articles');
      const apart = { category_id: sections[place]?.id, tags: [], published_on };
      await resident.published(await edit('articles', fresh, apart));
    }
  });
  afterEach(async () => {
    proxy.reset();
    await rm(roomFile, { force: true });
  });
  /** Two entities of a collection with pages. */
  async function two(collection: string): Promise<[EditedEntity, EditedEntity]> {
    const all = await editors.all(collection);
    // The newest articles are those created above.
    const order = collection === 'articles' ? -1 : 1;
    const [one, other] = all.toSorted((a, b) => order * (a.id - b.id));
    assert.ok(one && other);
    return [one, other];
  }

  const edit = (collection: string, { revision: _, ...entity }: EditedEntity, over: object) =>
    editors.save('PUT', `${collection}/${entity.id}`, { ...entity, ...over });

  const pageOf = ({ url }: EditedEntity) => readers.page(url ?? '');

  const cites = (code: string) => `<p>О зрении<sup data-footnote="${code}"></sup>.</p>`;

  /** Replaces or removes one item of a response until `proxy.reset`. */
  function changeItem(
    path: string,
    id: number,
    over: (item: Readonly<Record<string, unknown>>) => object | null,
  ): void {
    proxy.change(path, (json) => {
      const items = v.parse(v.array(v.looseObject({ id: v.number() })), json.result['items']);
      const changed = items.map((item) => (item.id === id ? over(item) : item));
      const left = changed.filter((item) => item !== null);
      const isCounted = 'total' in json.result && left.length < items.length;
      const total = isCounted ? { total: Number(json.result['total']) - 1 } : {};
      return { result: { ...json.result, ...total, items: left } };
    });
  }

  type Expected = readonly [entity: string, id: number, reason: RegExp];

  async function assertHeld(...expected: readonly Expected[]): Promise<void> {
    const { held, error } = await resident.status();
    const named = held.map(({ entity, id }) => [entity, id]);
    assert.deepEqual(
      named,
      expected.map(([entity, id]) => [entity, id]),
    );
    for (const [place, [, , reason]] of expected.entries()) {
      assert.match(held[place]?.reason ?? '', reason);
    }
    if (expected.length === 0) assert.equal(error, null);
  }

  async function assertMended(words: string, entity: EditedEntity): Promise<void> {
    await assertHeld();
    assert.match(await pageOf(entity), new RegExp(words));
  }

  for (const [title, reason] of [
    [THROWING, /^page \/articles\/\S*: The template has stumbled\.$/],
    [ENDLESS, /^page \/articles\/\S*: it took longer than 2500 ms$/],
  ] as const) {
    test(`${title}: it stays unchanged, even after a restart, until it is mended`, async () => {
      const [bad, good] = await two('articles');
      const shown = await pageOf(bad);
      assert.notEqual(shown, '');
      const together = [
        edit('articles', bad, { title }),
        edit('articles', good, { title: 'Правка рядом' }),
      ];
      await resident.published(Math.max(...(await Promise.all(together))));
      await assertHeld(['articles', bad.id, reason]);
      assert.match(await pageOf(good), /Правка рядом/);
      await resident.published(await edit('articles', good, { title: 'Правка после' }));
      assert.match(await pageOf(good), /Правка после/);
      await resident.restart();
      await assertHeld(['articles', bad.id, reason]);
      await resident.published(await edit('articles', good, { title: 'После запуска' }));
      assert.match(await pageOf(good), /После запуска/);
      assert.equal(await pageOf(bad), shown);
      assert.deepEqual(await readers.saying(title), []);
      await resident.published(await edit('articles', bad, { title: 'Исправлено' }));
      await assertMended('Исправлено', bad);
    });
  }

  for (const [collection, path] of [
    ['articles', articlesFull.path],
    ['products', '/rest/site.products'],
  ] as const) {
    test(`a response of ${path} that breaks the contract holds back only the affected entity`, async () => {
      const [bad, good] = await two(collection);
      const shown = await pageOf(bad);
      changeItem(path, bad.id, (item) => ({ ...item, lead: 7 }));
      const held = [
        collection,
        bad.id,
        /"(?:articles\.full|site\.products)", field result\.items\.\d+\.lead/,
      ] as const;
      await resident.published(await edit(collection, bad, { lead: 'Не дойдёт' }));
      await assertHeld(held);
      assert.equal(await pageOf(bad), shown);
      await resident.published(await edit(collection, good, { lead: 'Дойдёт' }));
      await assertHeld(held);
      assert.match(await pageOf(good), /Дойдёт/);
      // It may show the other one by now.
      const beside = await pageOf(bad);
      assert.doesNotMatch(beside, /Не дойдёт/);
      await resident.restart();
      await assertHeld(held);
      assert.match(await pageOf(good), /Дойдёт/);
      assert.equal(await pageOf(bad), beside);
      proxy.reset();
      await resident.published(await edit(collection, bad, { lead: 'Теперь дойдёт' }));
      await assertMended('Теперь дойдёт', bad);
    });
  }

  for (const [what, spoil] of Object.entries(WRONG_REPLIES)) {
    test(`a call answered with ${what} holds back the affected entity, and is named`, async () => {
      const [tag, other] = await two('tags');
      const shown = await readers.files();
      proxy.spoil('/rest/article.tags', spoil);
      await resident.published(await edit('tags', tag, { title: `Метка: ${what}` }));
      await assertHeld(['tags', tag.id, /call "article\.tags", field result/]);
      // Articles contain the titles of their tags themselves; nothing is lost.
      const now = await readers.files();
      const lost = [...shown.keys()].filter((path) => !now.has(path));
      assert.deepEqual(lost, []);
      proxy.reset();
      await resident.published(await edit('tags', other, { title: `Метка рядом: ${what}` }));
      await assertHeld();
      assert.notDeepEqual(await readers.saying(`Метка: ${what}`), []);
    });
  }

  // The editor API refuses both immediately; another backend may not.
  test('a footnote that a text refers to stays until no text does', async () => {
    const note = { alias: 'proba-snoski', text: 'Сноска для проверки.', position: 900 };
    await editors.save('POST', 'footnotes', note);
    const notes = await editors.all('footnotes');
    const ended = notes.find(({ alias }) => alias === note.alias);
    const beside = notes.find(({ alias }) => alias !== note.alias);
    assert.ok(ended && beside);
    const [citing, other] = await two('articles');
    await resident.published(await edit('articles', citing, { body: cites('proba-snoski') }));
    assert.match(await pageOf(citing), /Сноска для проверки/);
    changeItem('/rest/footnote', ended.id, () => null);
    await edit('footnotes', beside, { text: 'Правка рядом.' });
    await resident.published(await edit('articles', other, { lead: 'Правка рядом со сноской' }));
    await assertHeld(['footnotes', ended.id, /there is no footnote with the code "proba-snoski"/]);
    // A card of the other one may be there; its footnote is still below it.
    assert.match(await pageOf(citing), /Сноска для проверки/);
    assert.match(await pageOf(other), /Правка рядом со сноской/);
    await resident.published(await edit('articles', citing, { body: '<p>Сноски нет.</p>' }));
    await assertMended('Сноски нет', citing);
  });

  test('a text that refers to a missing footnote stays unchanged', async () => {
    const [citing] = await two('articles');
    const shown = await pageOf(citing);
    changeItem(articlesFull.path, citing.id, (item) => ({ ...item, body: cites('nikakaya') }));
    await resident.published(await edit('articles', citing, { lead: 'Не дойдёт' }));
    await assertHeld(['articles', citing.id, /there is no footnote with the code "nikakaya"/]);
    assert.equal(await pageOf(citing), shown);
    proxy.reset();
    await resident.published(await edit('articles', citing, { body: '<p>Снова хорошо.</p>' }));
    await assertMended('Снова хорошо', citing);
  });

  test('a response that has lost most of its entities is refused, a deletion is not', async () => {
    const [tag, other] = await two('tags');
    const shown = await readers.files();
    proxy.change('/rest/article.tags', (json) => {
      const items = (json.result['items'] as unknown[]).slice(0, 1);
      return { result: { ...json.result, items, total: 1 } };
    });
    await resident.published(await edit('tags', tag, { title: 'Метка в сбое' }));
    await assertHeld(['tags', tag.id, /call "article\.tags".*1 entities, \d+ last time/]);
    assert.equal((await readers.files()).size, shown.size);
    proxy.reset();
    const faq = await editors.all('faq');
    await resident.published(await editors.save('DELETE', `faq/${faq[0]?.id}`));
    await assertHeld();
    assert.notDeepEqual(await readers.saying('Метка в сбое'), []);
    await resident.published(await edit('tags', other, { title: 'Метка потом' }));
    await assertHeld();
  });

  test('saves are queued while the backend is down, and readers notice nothing', async () => {
    const [article] = await two('articles');
    const shown = await readers.files();
    await proxy.close();
    const revision = await edit('articles', article, { lead: 'Дождалась' });
    await resident.until(
      'what waits for the backend',
      ({ state, queued }) => state === 'waiting' && queued === 1,
    );
    await resident.withoutBackend(async () => {
      assert.deepEqual(await readers.files(), shown);
    });
    assert.match((await resident.status()).error ?? '', /call "articles\.full"/);
    await proxy.listen(ports.proxy);
    await resident.published(revision);
    await assertMended('Дождалась', article);
  });

  for (const room of [0, 2, 7]) {
    test(`a disk with room for ${room} more files leaves the release whole, and publishes it later`, async () => {
      const [article] = await two('articles');
      const shown = await readers.files();
      await writeFile(roomFile, String(room));
      const title = `Место есть (${room})`;
      const revision = await edit('articles', article, { title });
      const { error, queued } = await resident.until(
        'what waits for room',
        ({ state }) => state === 'waiting',
      );
      assert.match(error ?? '', /^ENOSPC/);
      assert.equal(queued, 1);
      assert.deepEqual(await readers.files(), shown);
      // A header goes into every page, including those that wait for disk space.
      const last = (await editors.operations['header']?.()) ?? revision;
      await rm(roomFile);
      await resident.published(last);
      await assertHeld();
      assert.ok((await pageOf(article)).includes(title));
    });
  }

  test('killed at any moment it recovers by itself', async () => {
    const pick = chance(SEED + 1);
    const edits = Object.values(editors.operations);
    let revision = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      for (let step = 0; step < 3; step += 1) {
        revision = (await edits[pick(edits.length)]?.()) ?? revision;
      }
      await pause(pick(LONGEST));
      await resident.kill();
      await resident.start();
    }
    await resident.published(revision);
    await assertHeld();
  });
}
