/** Errors in rejected bodies use the field names that were sent, and say what to write instead. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PAST_TIME } from '../../contract/past-time.ts';
import { draft } from '../../contract/schemas/editor.ts';
import { shopKindWords } from '../../contract/schemas/value-names.ts';
import { editorTable } from '../../contract/table.ts';
import { ask, send } from './editor.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

/** Path parameters of existing entities. */
const PLACES: Readonly<Record<string, string>> = {
  collection: 'tags',
  code: 'sms.code',
};

const pathOf = (path: string) =>
  path.slice('/editor/'.length).replace(/:(\w+)/g, (_, name: string) => PLACES[name] ?? '1');

const withBody = editorTable.filter(({ body, bodyType }) => body && !bodyType);

onEveryEngine((site) => {
  test('every error in a body is reported at a field that was sent or is missing', async () => {
    const told = new Set<string>();
    for (const { name, method, path, body = '' } of withBody) {
      for (const given of [{ нет_такого: 1 }, [], 'текст', 5]) {
        const reply = await send(site(), method, pathOf(path), given);
        assert.ok(reply.status < 500, `${name}: ${reply.status}`);
        if (reply.status !== 422) continue;
        const fields = Object.keys(await assertRefused(reply, 'invalid'));
        told.add(name);
        const ours = fields.filter((field) => field === body || field.startsWith(`${body}.`));
        assert.deepEqual(ours, [], `${name}: ${fields.join(', ')}`);
      }
    }
    assert.ok(told.size > withBody.length / 2, [...told].join(', '));
  });

  test('an error in a nested list is reported at its path', async () => {
    const reply = await send(site(), 'POST', 'sets', { title: 'Набор', drafts: ['один'] });
    assert.deepEqual(Object.keys(await assertRefused(reply, 'invalid')), ['drafts.0']);
  });

  const faults = async (...[method, path, body]: [string, string, unknown?]) =>
    assertRefused(await send(site(), method, path, body), 'invalid');

  test('an invalid choice is refused with the names of the choices, not their codes', async () => {
    const part = { kind: 'ларёк', lens_types: ['такие'] };
    const told = await faults('PATCH', 'shops/1', part);
    assert.deepEqual(Object.keys(told).sort(), ['kind', 'lens_types.0']);
    assert.equal(
      told['kind'],
      `Выберите одно из: ${Object.values(shopKindWords)
        .map((name) => `«${name}»`)
        .join(', ')}`,
    );
    assert.doesNotMatch(told['lens_types.0'] ?? '', /[a-z]/);
    assert.deepEqual(await faults('PATCH', 'shops/1', { kind: null }), { kind: 'Заполните поле' });
  });

  test('a limit below zero is written with a minus, not with a hyphen', async () => {
    const told = await faults('PATCH', 'shops/1', { lat: -99 });
    assert.deepEqual(told, { lat: 'Не\u00a0меньше −90' });
  });

  test('an invalid time, day or hour is refused with an example', async () => {
    const { publish_at: at } = await faults('POST', 'tags?draft=1', { publish_at: 123 });
    assert.match(at ?? '', /^Нужно время с\u00a0часовым поясом, например 20/);
    const { published_on: day } = await faults('PATCH', 'articles/1', { published_on: 2026 });
    assert.match(day ?? '', /^Нужна дата, например 20/);
    const hours = [{ days: 'Пн–Пт', open: 9, close: '18:00' }];
    const { 'hours.0.open': hour } = await faults('PATCH', 'shops/1', { hours });
    assert.match(hour ?? '', /^Нужно время, например 1/);
  });

  test('a year too far away is named as the fault, also as a browser west of UTC sends it', async () => {
    const years = 'Год бывает от\u00a01900 до\u00a02099';
    const [near, far] = ['9999-12-31T20:59:00.000Z', '+010000-01-01T07:59:00.000Z'];
    const { id } = await ask(site(), draft, 'POST', 'tags?draft=1', { title: 'Далёкий' });
    for (const at of [near, far]) {
      const told = [
        await faults('PUT', `drafts/${id}`, { publish_at: at }),
        await faults('POST', 'sets', { title: 'Набор', drafts: [id], publish_at: at }),
        await faults('POST', `tags/1/unpublish?at=${encodeURIComponent(at)}`),
        await faults('PATCH', 'webinars/1', { starts_at: at }),
        await faults('PATCH', 'articles/1', { published_on: '9999-12-31' }),
      ];
      assert.deepEqual(told.map(Object.values), [[years], [years], [years], [years], [years]], at);
    }
  });

  test('a past time is reported at its field, wherever something is scheduled', async () => {
    const past = '2020-01-01T00:00:00Z';
    const tag = { title: 'Вчерашний', alias: 'vcherashnij' };
    const { id } = await ask(site(), draft, 'POST', 'tags?draft=1', tag);
    const late = { ...tag, publish_at: past };
    for (const [method, path] of [
      ['POST', 'tags'],
      ['POST', 'tags?draft=1'],
      ['PUT', 'tags/1/draft'],
      ['PUT', `drafts/${id}`],
    ] as const) {
      assert.deepEqual(await faults(method, path, late), { publish_at: PAST_TIME }, path);
    }
    const set = { title: 'Набор', drafts: [id], publish_at: past };
    assert.deepEqual(await faults('POST', 'sets', set), { publish_at: PAST_TIME });
    const told = await faults('POST', `tags/1/unpublish?at=${past}`);
    assert.deepEqual(told, { at: PAST_TIME });
    const account = { name: 'Поздний', role: 'viewer', expires_at: past };
    assert.deepEqual(await faults('POST', 'accounts', account), { expires_at: PAST_TIME });
  });

  test('a reference to a draft is reported unless both are published in one set', async () => {
    const other = await ask(site(), draft, 'POST', 'tags?draft=1', { title: 'Новый' });
    const given = { category_id: { draft: other.id }, tags: [{ draft: other.id }] };
    const { id, errors } = await ask(site(), draft, 'POST', 'articles?draft=1', given);
    const words = `Черновик №\u00a0${other.id} ещё не\u00a0опубликован: опубликуйте его раньше или вместе с\u00a0этой записью, одним набором`;
    assert.deepEqual([errors['category_id'], errors['tags.0']], [words, words]);
    assert.equal((await faults('POST', `drafts/${id}/publish`))['category_id'], words);
    const set = { title: 'Вместе', drafts: [other.id, id] };
    assert.equal((await send(site(), 'POST', 'sets', set)).status, 200);
    const together = await ask(site(), draft, 'GET', `drafts/${id}`);
    assert.deepEqual(
      [together.errors['category_id'], together.errors['tags.0']],
      [undefined, undefined],
    );
    assert.equal(together.errors['title'], 'Заполните поле');
  });
});
