import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { exampleContent, exampleProduct } from '../../tests/examples/content.ts';
import { mapCache } from '../../tests/unit/map-cache.ts';
import { png } from '../../tests/unit/png.ts';
import { stubServer, type StubServer } from '../../tests/unit/stub-server.ts';
import { tempDirectory } from '../../tests/unit/temp-directory.ts';
import { Preparer } from './prepare.ts';
import type { Source } from './source.ts';

const directory = tempDirectory();
const products: Source = { type: 'Product', call: 'site.products', items: 'items' };
const small = (name: string) => ({ src: `/media/${name}.png`, alt: '', width: 40, height: 20 });

let server: StubServer;
let preparer: Preparer;

beforeEach(async () => {
  const bytes = await png(40, 20);
  server = await stubServer(({ path }, response) => {
    if (path.includes('missing')) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'image/png' }).end(bytes);
  });
  preparer = new Preparer({
    origin: server.origin,
    cacheDirectory: join(directory.path, 'cache'),
    publicDirectory: join(directory.path, 'public'),
    cache: mapCache(),
  });
});
afterEach(() => server.stop());

describe('Preparer', () => {
  it('cleans rich text, adds an image to every picture and changes nothing else', async () => {
    const gallery = [small('front'), small('side')];
    const description = '<p onclick="x()">Линзы<script>x()</script></p>';
    const entity = exampleProduct(1, { gallery, description });
    const image = expect.objectContaining({ layout: 'constrained', width: 40, height: 20 });
    expect(await preparer.prepare(products, entity)).toEqual({
      ...entity,
      description: '<p>Линзы</p>',
      gallery: gallery.map((picture) => ({ ...picture, image })),
    });
    expect(entity.description).toBe(description);
  });

  it('replaces the pictures of a text with files of the site', async () => {
    const figure = (src: string, size = ' width="40" height="20"') =>
      `<figure data-width="half"><img src="${src}" alt="Две &quot;линзы&quot;"${size} /></figure>`;
    const entity = exampleProduct(1, { gallery: [], description: figure('/media/two.png') });
    const { description } = await preparer.prepare(products, entity);
    expect(description).toMatch(
      /^<figure data-width="half"><picture data-alt="Две &quot;линзы&quot;"><source type="image\/avif" srcset="\/pictures\/[\da-f]+-40\.avif 40w" sizes="[^"]+" \/><img src="\/pictures\/[\da-f]+-40\.webp" alt="Две &quot;линзы&quot;" width="40" height="20" loading="lazy" decoding="async" \/><\/picture><\/figure>$/,
    );
    expect(await readdir(join(directory.path, 'public/pictures'))).toHaveLength(2);
    const bare = exampleProduct(1, { gallery: [], description: figure('/media/two.png', '') });
    await expect(preparer.prepare(products, bare)).rejects.toThrow(
      'picture /media/two.png: the text gives no width and height',
    );
    const missing = exampleProduct(1, { gallery: [], description: figure('/media/missing.png') });
    await expect(preparer.prepare(products, missing)).rejects.toThrow('status 404');
  });

  it('shows a video as its still with a link, loading nothing from its site', async () => {
    const still = '<img src="/media/two.png" alt="Кадр" width="40" height="20" />';
    const id = '0'.repeat(32);
    const description = `<figure data-video="https://rutube.ru/video/${id}/">${still}</figure>`;
    const entity = exampleProduct(1, { gallery: [], description });
    const { description: shown } = await preparer.prepare(products, entity);
    expect(shown).toMatch(
      new RegExp(
        `^<figure data-video="https://rutube.ru/video/${id}/">` +
          `<a href="https://rutube.ru/video/${id}/" target="_blank" rel="noopener" ` +
          `data-play="https://rutube.ru/play/embed/${id}/\\?autoplay=1"><picture [^]+</picture>` +
          '<span>Смотреть на\u00a0RUTUBE</span></a></figure>$',
      ),
    );
    expect(shown).not.toMatch(/<iframe|<script|src="https?:/);
  });

  it('prepares a picture that several entities show only once', async () => {
    const gallery = [small('front'), small('front')];
    const entities = [1, 2].map((id) => exampleProduct(id, { gallery }));
    await Promise.all(entities.map((entity) => preparer.prepare(products, entity)));
    const asked = server.asked.map(({ path }) => path);
    expect(asked).toContain('/media/front.png');
    expect(asked).toEqual([...new Set(asked)]);
  });

  it('accepts two URLs of the same picture', async () => {
    const entities = ['a', 'b', 'c', 'd'].map((name, index) =>
      exampleProduct(index + 1, { gallery: [small(name)] }),
    );
    const prepared = entities.map((entity) => preparer.prepare(products, entity));
    await expect(Promise.all(prepared)).resolves.toHaveLength(4);
  });

  it('prepares a document', async () => {
    const { mainPage } = exampleContent();
    const hero = { ...mainPage.hero, picture: small('hero') };
    const prepared = await preparer.prepare(
      { type: 'Document', call: 'main.page' },
      { ...mainPage, hero },
    );
    expect(prepared).toMatchObject({ hero: { picture: { image: { layout: 'constrained' } } } });
  });

  it('fails on a picture that is not available', async () => {
    const entity = exampleProduct(1, { gallery: [small('missing')] });
    await expect(preparer.prepare(products, entity)).rejects.toThrow(
      `picture ${server.origin}/media/missing.png: status 404`,
    );
  });

  it('fails on a list that the contract does not have', async () => {
    await expect(preparer.prepare({ ...products, items: 'rows' }, {})).rejects.toThrow(
      'The contract of site.products has no list rows',
    );
  });
});
