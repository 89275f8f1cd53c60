/** Collections as tables: exported, changed, tried and imported. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { CONTENT_COLLECTIONS } from '../../contract/schemas/hook.ts';
import { descriptions } from '../../contract/collections/all.ts';
import { editedEntities } from '../../contract/schemas/editor.ts';
import { csvReport } from '../../contract/schemas/editor-many.ts';
import { ask, askEntity, send } from './editor.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

const records = v.array(v.record(v.string(), v.string()));

onEveryEngine((site) => {
  const exported = async (path: string) => {
    const reply = await send(site(), 'GET', path);
    assert.equal(reply.status, 200, path);
    assert.match(reply.headers.get('content-type') ?? '', /^text\/csv/);
    return reply.text();
  };
  const rowsOf = (csv: string) => v.parse(records, parse(csv, { bom: true, columns: true }));
  const post = (path: string, csv: string) =>
    send(site(), 'POST', path, new TextEncoder().encode(csv));
  const save = async (path: string, csv: string) => {
    const reply = await post(path, csv);
    const text = await reply.text();
    assert.equal(reply.status, 200, text);
    return v.parse(v.object({ result: csvReport }), JSON.parse(text)).result;
  };

  test('an export of any collection is imported without changes', async () => {
    for (const collection of CONTENT_COLLECTIONS) {
      if (descriptions[collection].isFixed) continue;
      const csv = await exported(`tables/${collection}`);
      const { total } = await ask(site(), editedEntities, 'GET', `${collection}?count=1`);
      assert.equal(rowsOf(csv).length, total, collection);
      const report = await save(`tables/${collection}`, csv);
      assert.deepEqual(
        report,
        { created: 0, changed: 0, unchanged: total, faults: {} },
        collection,
      );
    }
  });

  test('an export is filtered and sorted like the list', async () => {
    const rows = rowsOf(await exported('tables/faq?popular=true&sort=-question'));
    const { items } = await ask(
      site(),
      editedEntities,
      'GET',
      'faq?popular=true&sort=-question&count=200',
    );
    assert.deepEqual(
      rows.map(({ id }) => Number(id)),
      items.map(({ id }) => id),
    );
    await assertRefused(await send(site(), 'GET', 'tables/faq?colour=red'), 'invalid');
    await assertRefused(await send(site(), 'GET', 'tables/settings'), 'forbidden');
  });

  test('a trial import reports what would change, and saves nothing', async () => {
    const { id } = await askEntity(site(), 'POST', 'tags', { title: 'Было', alias: 'bylo-csv' });
    const csv = `id;title;alias\n${id};Стало;bylo-csv\n;Новый;novyj-csv\n;Без адреса;\n`;
    const report = await save('tables/tags?trial=1', csv);
    assert.deepEqual([report.created, report.changed, report.unchanged], [1, 1, 0]);
    assert.deepEqual(Object.keys(report.faults), ['4.alias']);
    assert.equal((await askEntity(site(), 'GET', `tags/${id}`))['title'], 'Было');
    assert.deepEqual(Object.keys(await assertRefused(await post('tables/tags', csv), 'invalid')), [
      '4.alias',
    ]);
    assert.equal((await askEntity(site(), 'GET', `tags/${id}`))['title'], 'Было');
    const kept = await save('tables/tags', csv.replace(/;Без адреса;\n/, ''));
    assert.deepEqual([kept.created, kept.changed], [1, 1]);
    assert.equal((await askEntity(site(), 'GET', 'tags/novyj-csv'))['title'], 'Новый');
  });

  test('a row whose entity was saved in the meantime is refused', async () => {
    const { id, revision } = await askEntity(site(), 'POST', 'tags', {
      title: 'Раз',
      alias: 'raz-csv',
    });
    await askEntity(site(), 'PATCH', `tags/${id}`, { title: 'Два' });
    const csv = `id,revision,title\n${id},${revision},Три\n`;
    const errors = await assertRefused(await post('tables/tags', csv), 'invalid');
    assert.deepEqual(Object.keys(errors), ['2.revision']);
  });

  test('a cell is never exported as a formula, and is imported unchanged', async () => {
    const { id } = await askEntity(site(), 'POST', 'tags', { title: '=1+1', alias: 'formula' });
    const csv = await exported(`tables/tags?ids=${id}`);
    assert.equal(rowsOf(csv)[0]?.['title'], "'=1+1");
    await save('tables/tags', csv);
    assert.equal((await askEntity(site(), 'GET', `tags/${id}`))['title'], '=1+1');
  });

  test('a text that begins like a guarded formula keeps its apostrophe', async () => {
    const { id } = await askEntity(site(), 'POST', 'tags', { title: "'=1+1", alias: 'apostrof' });
    const report = await save('tables/tags', await exported(`tables/tags?ids=${id}`));
    assert.deepEqual([report.changed, report.unchanged], [0, 1]);
    assert.equal((await askEntity(site(), 'GET', `tags/${id}`))['title'], "'=1+1");
  });

  test('blank rows and columns that a spreadsheet leaves behind are ignored', async () => {
    const { id } = await askEntity(site(), 'POST', 'tags', { title: 'Было', alias: 'pustoty-csv' });
    const csv = `\uFEFFid;title;;\r\n${id};Стало;;\r\n;;;\r\n`;
    assert.deepEqual(await save('tables/tags', csv), {
      ...{ created: 0, changed: 1, unchanged: 0 },
      faults: {},
    });
    assert.equal((await askEntity(site(), 'GET', `tags/${id}`))['title'], 'Стало');
  });

  test('a row with more values than columns is refused, not cut off', async () => {
    const { id } = await askEntity(site(), 'POST', 'tags', { title: 'Уход', alias: 'lishnee-csv' });
    for (const csv of [
      `id,title\n${id},Линзы, растворы и капли\n`,
      `id,title,\n${id},Линзы, растворы и капли\n`,
    ]) {
      const errors = await assertRefused(await post('tables/tags', csv), 'invalid');
      assert.match(errors['csv'] ?? '', /строке\u00a02/);
    }
    assert.equal((await askEntity(site(), 'GET', `tags/${id}`))['title'], 'Уход');
  });

  test('a day is read as a Russian spreadsheet saves it', async () => {
    const csv = await exported('tables/articles?count=1');
    const [row] = rowsOf(csv);
    assert.ok(row);
    const [year, month, day] = (row['published_on'] ?? '').split('-');
    const russian = `id;published_on\n${row['id']};${day}.${month}.${year}\n`;
    const report = await save('tables/articles', russian);
    assert.deepEqual([report.changed, report.unchanged], [0, 1]);
    const wrong = `id;published_on\n${row['id']};31.02.2026\n`;
    const errors = await assertRefused(await post('tables/articles', wrong), 'invalid');
    assert.deepEqual(Object.keys(errors), ['2.published_on']);
  });

  test('an entity cannot be in two rows', async () => {
    const { id } = await askEntity(site(), 'POST', 'tags', { title: 'Один', alias: 'odin-csv' });
    const csv = `id,title\n${id},Два\n${id},Три\n`;
    assert.deepEqual(await assertRefused(await post('tables/tags', csv), 'invalid'), {
      '3.id': 'Эта запись уже есть в\u00a0строке\u00a02',
    });
    assert.equal((await askEntity(site(), 'GET', `tags/${id}`))['title'], 'Один');
  });

  test('a table in an encoding other than UTF-8 is refused, not saved garbled', async () => {
    const bytes = Uint8Array.from([
      ...new TextEncoder().encode('title,alias\n'),
      // «Тег», as Excel stores it in Russia.
      ...[0xd2, 0xe5, 0xe3],
      ...new TextEncoder().encode(',teg-iz-excel\n'),
    ]);
    const errors = await assertRefused(
      await send(site(), 'POST', 'tables/tags?trial=1', bytes),
      'invalid',
    );
    assert.match(errors['csv'] ?? '', /UTF-8/);
    const inJson = Uint8Array.from([...new TextEncoder().encode('{"title":"'), 0xd2, 0x22, 0x7d]);
    await assertRefused(await send(site(), 'POST', 'tags', inJson), 'bad_request');
  });

  test('a collection that can only be replaced as a whole is refused with the reason', async () => {
    for (const reply of [
      await send(site(), 'GET', 'tables/settings'),
      await post('tables/documents', 'id,title\n1,а\n'),
    ]) {
      assert.match(await reply.clone().text(), /не\u00a0бывает таблицей/);
      await assertRefused(reply, 'forbidden');
    }
  });

  test('a malformed table or one with unknown columns is refused', async () => {
    for (const csv of ['', 'id,titel\n1,а\n', 'id,id\n1,2\n', 'id,"title\n1,а\n']) {
      const errors = await assertRefused(await post('tables/tags', csv), 'invalid', csv);
      assert.deepEqual(Object.keys(errors), ['csv'], csv);
    }
    const errors = await assertRefused(await post('tables/tags', 'id,title\nх,а\n'), 'invalid');
    assert.deepEqual(errors, { '2.id': 'Нужно целое число' });
  });
});
