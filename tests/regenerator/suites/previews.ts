import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import sharp from 'sharp';
import * as v from 'valibot';
import { editorPreview, type EditorPreview } from '../../../contract/schemas/editor.ts';
import { THROWING } from '../stand-ins/renderer.ts';
import type { Editors } from '../soak/operations.ts';
import { readersOf } from '../soak/readers.ts';
import type { Resident } from '../soak/resident.ts';

const reply = v.object({ result: editorPreview });
const fileReply = v.object({ result: v.looseObject({ src: v.string() }) });

/** A page contains the time of the entity's save, which a preview does not know yet. */
const timeless = (html: string) => html.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then');

/**
 * Pages with unsaved changes: they equal the pages a later save publishes, and nothing is published before.
 */
export function previews(given: () => { resident: Resident; editors: Editors }): void {
  let resident: Resident;
  let editors: Editors;
  before(() => {
    ({ resident, editors } = given());
  });

  const preview = async (path: string, body: unknown): Promise<EditorPreview> =>
    v.parse(reply, await (await resident.ask('POST', path, body)).json()).result;

  test('previews an article and its lists exactly as saving then publishes them', async () => {
    const readers = readersOf(resident.siteDirectory);
    const [article] = await editors.all('articles');
    assert.ok(article?.url);
    const status = await resident.status();
    const { revision: _, ...entity } = article;
    const edited = { ...entity, title: 'Так будет выглядеть' };
    const path = `articles/${article.id}`;
    const own = await preview(`${path}/preview`, edited);
    assert.deepEqual([own.url, own.held], [article.url, null]);
    assert.ok(own.pages.items.includes('/articles/'), own.pages.items.join(' '));
    const list = await preview(`${path}/preview?url=/articles/`, edited);
    assert.match(list.html ?? '', /Так будет выглядеть/);

    assert.doesNotMatch(await readers.page(article.url), /Так будет выглядеть/);
    assert.deepEqual((await editors.all('articles'))[0], article, 'nothing is saved');
    assert.equal((await resident.status()).revision, status.revision, 'nothing is reported');

    await resident.published(await editors.save('PUT', path, edited));
    for (const { url, html } of [own, list]) {
      assert.equal(timeless(await readers.page(url ?? '')), timeless(html ?? ''), url ?? '');
    }
    await resident.published(await editors.save('PUT', path, entity));
  });

  test('shows a picture that no published page has yet as its original', async () => {
    const create = { width: 32, height: 20, channels: 3, background: '#5d2a7e' } as const;
    const uploaded = await resident.ask(
      'POST',
      'pictures',
      await sharp({ create }).png().toBuffer(),
    );
    const { src } = v.parse(fileReply, await uploaded.json()).result;
    const [like] = await editors.all('pages');
    const { id: _, revision: __, url: ___, updated_at: ____, ...others } = like ?? {};
    const body = `<figure><img src="${src}" alt="Новая" width="32" height="20"></figure>`;
    const page = { ...others, document: null, alias: 's-kartinkoy', body };
    const { html, held } = await preview('pages/0/preview', page);
    assert.equal(held, null);
    assert.match(html ?? '', new RegExp(`<img src="${src}" alt="Новая"`));
    assert.ok(html?.includes(`srcset="${src} `), 'and in every format');
  });

  test('previews the page that contains an entity, and nothing for an entity on no page', async () => {
    const [instruction] = await editors.all('instructions');
    const edited = { ...instruction, title: 'Так её назовут' };
    const shown = await preview(`instructions/${instruction?.id}/preview`, edited);
    assert.equal(shown.url, '/instructions/');
    assert.match(shown.html ?? '', /Так её назовут/);
    const [webinar] = await editors.all('webinars');
    const unseen = await preview(`webinars/${webinar?.id}/preview`, webinar);
    assert.deepEqual([unseen.url, unseen.html, unseen.pages.total], [null, null, 0]);
  });

  test('previews an entity that does not exist yet, and says why content cannot be used', async () => {
    const fields = { alias: 'eshche-net', title: 'Ещё нет', lead: 'Скоро', body: '<p>Вот</p>' };
    const [like] = await editors.all('pages');
    const { id: _, revision: __, url: ___, updated_at: ____, ...others } = like ?? {};
    const page = { ...others, document: null, ...fields };
    const made = await preview('pages/0/preview', page);
    assert.equal(made.url, '/content/eshche-net/');
    assert.match(made.html ?? '', /<h1[^>]*>Ещё нет/);
    const [article] = await editors.all('articles');
    const { revision: _____, ...entity } = article ?? {};
    const broken = await preview(`articles/${article?.id}/preview`, { ...entity, title: THROWING });
    assert.equal(broken.html, null);
    assert.match(broken.held?.reason ?? '', /не\u00a0удалось собрать$/);
  });
}
