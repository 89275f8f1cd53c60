import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sources } from '../../src/build/sources.ts';
import { exampleCategory } from '../../tests/examples/content.ts';
import { png } from '../../tests/unit/png.ts';
import { sendJson, stubServer, type StubServer } from '../../tests/unit/stub-server.ts';
import { tempDirectory } from '../../tests/unit/temp-directory.ts';
import { ContentReader } from './content-reader.ts';

const directory = tempDirectory();

let server: StubServer;
/** The titles of the sections, and the picture that all of them show. */
let titles: string[];
let cover: { bytes: Buffer; etag: string; immutable: boolean };

beforeEach(async () => {
  titles = ['Глаза', 'Уход'];
  cover = { bytes: await png(100, 50), etag: '"1"', immutable: true };
  server = await stubServer(({ path }, response) => {
    if (path.startsWith('/media/')) {
      response.setHeader('etag', cover.etag);
      if (cover.immutable) response.setHeader('cache-control', 'max-age=31536000, immutable');
      return void response.writeHead(200, { 'content-type': 'image/png' }).end(cover.bytes);
    }
    const sections = titles.map((title, place) => ({
      ...exampleCategory(place + 1),
      title,
      cover: { src: '/media/cover.png', alt: '', width: 100, height: 50 },
    }));
    sendJson(response, { result: { title: 'Статьи', lead: 'О зрении', sections } });
  });
});
afterEach(() => server.stop());

async function readTwice(between: () => void) {
  const reader = new ContentReader({
    origin: server.origin,
    projectRoot: directory.path,
    pictureCache: join(directory.path, 'pictures'),
    acceptDrop: false,
    log: () => {},
  });
  const source = sources.find(({ type }) => type === 'Category');
  if (!source) throw new Error('There is no source of categories.');
  const { entities: first } = await reader.source(source);
  between();
  const { entities: second } = await reader.source(source);
  return [first, second] as const;
}

describe('a record that is read again', () => {
  it('has the same result, without its pictures being looked up', async () => {
    const [first, second] = await readTwice(() => (titles = ['Глаза', 'Уход за линзами']));
    expect(second[0]).toBe(first[0]);
    expect(second[1]).toMatchObject({ entity: { title: 'Уход за линзами' } });
    const files = server.asked.map(({ path }) => path).filter((path) => path.startsWith('/media/'));
    expect(files.length).toBeGreaterThan(0);
    expect(files).toEqual([...new Set(files)]);
  });

  it('is prepared anew when a picture may have changed under its URL', async () => {
    cover.immutable = false;
    const other = await png(100, 50, '#123456');
    const [first, second] = await readTwice(
      () => (cover = { ...cover, bytes: other, etag: '"2"' }),
    );
    expect(second[0]?.entity).not.toEqual(first[0]?.entity);
  });
});
