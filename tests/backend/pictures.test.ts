import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { PictureStore } from '../../backend/seed/picture-store.ts';
import { products } from '../../backend/seed/products.ts';

describe('the picture store', () => {
  let directory: string;
  let drawn: string[];
  const draw = async (svg: string) => {
    drawn.push(svg);
    return new TextEncoder().encode(svg);
  };
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'yasno-test-pictures-'));
    drawn = [];
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  test('renders a picture once and names it after its content', async () => {
    const store = await PictureStore.open(diskStore(directory), draw);
    const cover = store.cover('uhod', 'bottle', 'Флакон');
    assert.deepEqual([cover.alt, cover.width, cover.height], ['Флакон', 1200, 750]);
    const file = /^\/media\/(uhod-[0-9a-f]{12}\.png)$/.exec(cover.src)?.[1] ?? '';
    await store.finished();
    assert.deepEqual(readdirSync(directory), [file]);
    assert.equal(readFileSync(join(directory, file), 'utf8'), drawn[0]);

    const next = await PictureStore.open(diskStore(directory), draw);
    assert.equal(next.cover('uhod', 'bottle', '').src, cover.src);
    assert.notEqual(next.cover('uhod', 'drops', '').src, cover.src);
    await next.finished();
    assert.equal(drawn.length, 2);
  });

  test('shows a product from three sides', async () => {
    const [product] = products;
    assert.ok(product);
    const store = await PictureStore.open(diskStore(directory), draw);
    const gallery = store.gallery(product);
    await store.finished();
    assert.equal(gallery[0]?.alt, product.coverAlt);
    assert.equal(new Set(gallery.map((picture) => picture.src)).size, 3);
    assert.equal(new Set(drawn).size, 3);
  });

  test('leaves no partial picture when rendering fails, and reports it', async () => {
    const store = await PictureStore.open(diskStore(directory), async () =>
      Promise.reject(new Error('no pen')),
    );
    store.cover('uhod', 'bottle', '');
    await assert.rejects(store.finished(), /no pen/);
    assert.deepEqual(readdirSync(directory), []);
  });

  test('renders PNG of the declared size', async () => {
    const store = await PictureStore.open(diskStore(directory));
    const { src, width, height } = store.cover('uhod', 'lens-case', '');
    await store.finished();
    const bytes = readFileSync(join(directory, src.replace('/media/', '')));
    assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
    assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [width, height]);
  });
});
