/** Rich texts: their pictures, and what the sanitiser takes out of them. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, test } from 'node:test';
import * as content from '../../contract/calls/content.ts';
import * as editor from '../../contract/schemas/editor.ts';
import { sizedPicture } from '../../src/config/sized-picture.ts';
import { ask, askEntity, pictureBytes, send } from './editor.ts';
import { page } from './editor-pages.ts';
import { assertRefused } from './envelope.ts';
import { onEveryEngine } from './site.ts';

const mediaDir = mkdtempSync(join(tmpdir(), 'yasno-test-texts-'));
after(() => rmSync(mediaDir, { recursive: true }));

const figure = (src: string, alt = 'Две линзы') =>
  `<figure data-width="half"><img src="${src}" alt="${alt}"><figcaption>Вид сверху</figcaption></figure>`;

onEveryEngine(
  (site) => {
    const stored = async () => {
      const bytes = new Uint8Array(await pictureBytes('png'));
      return (await ask(site(), editor.storedPicture, 'POST', 'pictures', bytes)).src;
    };
    const bodyOf = async (alias: string) => {
      const { items } = await site().result(content.staticContent, {});
      return items.find((item) => item.alias === alias)?.body;
    };

    test('show uploaded pictures, with their real size', async () => {
      const src = await stored();
      const made = await askEntity(
        site(),
        'POST',
        'pages',
        page('s-kartinkoj', { body: figure(src) }),
      );
      const body =
        `<figure data-width="half"><img src="${src}" alt="Две линзы" width="32" height="20" />` +
        '<figcaption>Вид сверху</figcaption></figure>';
      assert.equal(made['body'], body);
      assert.equal(made['cleaned'], undefined);
      assert.equal(await bodyOf('s-kartinkoj'), body);
      const wrong = body.replace('width="32"', 'width="9999"');
      const path = `pages/${made.id}`;
      const saved = await askEntity(site(), 'PUT', path, page('s-kartinkoj', { body: wrong }));
      assert.deepEqual([saved['body'], saved.revision], [body, made.revision]);
    });

    test('get a figure around a standalone picture', async () => {
      const src = await stored();
      const body = `<p>Раз</p><p><img src="${src}" alt="Линза"></p>`;
      const made = await askEntity(site(), 'POST', 'pages', page('bez-figure', { body }));
      assert.equal(
        made['body'],
        `<p>Раз</p><figure><img src="${src}" alt="Линза" width="32" height="20" /></figure>`,
      );
    });

    test('with pictures that cannot be shown are rejected, and their drafts say why', async () => {
      const src = await stored();
      // A size of it that a visitor has requested: it goes with its original.
      const sized = sizedPicture(src, { width: 32, format: 'avif' });
      writeFileSync(join(mediaDir, basename(sized)), await pictureBytes('avif'));
      const reasons: [string, RegExp][] = [
        [
          figure('https://other.test/a.png'),
          /не\u00a0с\u00a0нашего сервера, «https:\/\/other\.test\/a\.png»/,
        ],
        [figure('/media/takoj-net.png'), /Сначала загрузите картинку: \/media\/takoj-net\.png/],
        [figure(sized), /Сначала загрузите картинку: .+-png-w32\.avif/],
        [figure(src, ''), /нет описания/],
        [`<p>Раз <img src="${src}" alt="Линза"> два</p>`, /После «Раз»: .+ посреди строки/],
      ];
      for (const [place, [body, reason]] of reasons.entries()) {
        const given = page(`otkaz-${place}`, { body });
        const errors = await assertRefused(await send(site(), 'POST', 'pages', given), 'invalid');
        assert.deepEqual(Object.keys(errors), ['body']);
        assert.match(errors['body'] ?? '', reason);
        const draft = await ask(site(), editor.draft, 'POST', 'pages?draft=1', given);
        assert.deepEqual(draft.errors, errors);
      }
      const decoration = `<figure><img src="${src}" alt="" role="presentation"></figure>`;
      const made = await askEntity(
        site(),
        'POST',
        'pages',
        page('ukrashenie', { body: decoration }),
      );
      assert.match(String(made['body']), /alt="" role="presentation"/);
    });

    test('without words or pictures are rejected as missing, whatever elements they have', async () => {
      const blank = ['<p></p>', '<p>&nbsp;<br></p>', '<figure></figure>', '<h2>\u200b</h2>'];
      for (const [place, body] of blank.entries()) {
        const given = page(`pusto-${place}`, { body });
        const faults = await assertRefused(await send(site(), 'POST', 'pages', given), 'invalid');
        assert.deepEqual(faults, { body: 'Заполните поле' }, body);
      }
    });

    test('show videos of known sites, each with a still', async () => {
      const src = await stored();
      const id = '0123456789abcdef'.repeat(2);
      const video = (address: string, still = `<img src="${src}" alt="Кадр">`) =>
        `<figure data-video="${address}">${still}<figcaption>Как надеть</figcaption></figure>`;
      const address = `https://rutube.ru/video/${id}/?r=wd`;
      const made = await askEntity(
        site(),
        'POST',
        'pages',
        page('video', { body: video(address) }),
      );
      assert.equal(
        made['body'],
        `<figure data-video="https://rutube.ru/video/${id}/">` +
          `<img src="${src}" alt="Кадр" width="32" height="20" />` +
          '<figcaption>Как надеть</figcaption></figure>',
      );
      assert.equal(made.cleaned, undefined);
      const { items } = await site().result(content.staticContent, { alias: 'video' });
      assert.equal(items[0]?.body, made['body']);
      const wrong: [string, RegExp][] = [
        [video('https://video.example/watch/1'), /RUTUBE, VK\sВидео и\sYouTube/],
        [video(address, ''), /нужен один кадр/],
      ];
      for (const [place, [body, reason]] of wrong.entries()) {
        const given = page(`video-${place}`, { body });
        const errors = await assertRefused(await send(site(), 'POST', 'pages', given), 'invalid');
        assert.match(errors['body'] ?? '', reason);
        const draft = await ask(site(), editor.draft, 'POST', 'pages?draft=1', given);
        assert.deepEqual(draft.errors, errors);
      }
    });

    test('inside a document report errors at their path', async () => {
      const { items } = await ask(
        site(),
        editor.editedEntities,
        'GET',
        'documents?full=1&search=tech',
      );
      const tech = items.find(({ alias }) => alias === 'tech.page');
      assert.ok(tech);
      const sections = tech['sections'] as { body: string }[];
      const second = { ...sections[1], body: figure('/media/takoj-net.png') };
      const given = { ...tech, sections: sections.with(1, { ...second }) };
      const errors = await assertRefused(
        await send(site(), 'PUT', `documents/${tech.id}`, given),
        'invalid',
      );
      assert.deepEqual(Object.keys(errors), ['sections.1.body']);
    });

    test('that lose markup report it: drafts beforehand, saves afterwards', async () => {
      const body =
        '<h1>Как выбрать</h1><p style="color:red">раз<br>два <u>три</u></p><p>четыре</p>';
      const given = page('lishnee', { body });
      const draft = await ask(site(), editor.draft, 'POST', 'pages?draft=1', given);
      assert.deepEqual(draft.errors, {});
      assert.deepEqual(draft.warnings, {
        body: [
          'Уберётся: <h1> «Как выбрать»',
          'Уберётся: style у\u00a0<p> «раз два три»',
          'Уберётся: <u> «три»',
        ],
      });
      const made = await askEntity(site(), 'POST', `drafts/${draft.id}/publish`);
      assert.deepEqual(made.cleaned, {
        body: draft.warnings['body']?.map((line) => line.replace('Уберётся', 'Убрано')),
      });
      assert.equal(made['body'], '<p>Как выбрать</p><p>раз<br />два три</p><p>четыре</p>');
      const { cleaned: _, ...bare } = made;
      assert.deepEqual(await askEntity(site(), 'GET', `pages/${made.id}`), bare);
      const again = await askEntity(site(), 'PUT', `pages/${made.id}`, made);
      assert.deepEqual(again, bare);
    });

    test('of malformed drafts are checked as far as possible', async () => {
      const shapes = [{ body: 5 }, { body: null }, { body: ['<u>раз</u>'] }, {}];
      for (const data of shapes) {
        const draft = await ask(site(), editor.draft, 'POST', 'pages?draft=1', data);
        assert.deepEqual(draft.warnings, {});
      }
    });

    test('are found by the description of a picture and by its caption', async () => {
      const src = await stored();
      const body = `<p>Текст.</p>${figure(src, 'Небывалый пинцет')}`;
      await askEntity(site(), 'POST', 'pages', page('ishchem-pincet', { body }));
      const found = await site().result(content.searchContent, { query: 'небывалый пинцет' });
      const items = found.groups.flatMap((group) => group.items);
      assert.equal(items[0]?.url, '/content/ishchem-pincet/');
      const snippet = items[0]?.snippet.map(({ text }) => text).join('');
      assert.equal(snippet, 'Текст. Небывалый пинцет. Вид сверху.');
      for (const query of ['небывалые пинцеты', 'вид сверху']) {
        const { groups } = await site().result(content.searchContent, { query });
        const urls = groups.flatMap((group) => group.items.map(({ url }) => url));
        assert.ok(urls.includes('/content/ishchem-pincet/'), query);
        const path = `pages?search=${encodeURIComponent(query)}`;
        const listed = await ask(site(), editor.editedEntities, 'GET', path);
        assert.ok(
          listed.items.some(({ alias }) => alias === 'ishchem-pincet'),
          query,
        );
      }
    });
  },
  { mediaDir },
);
