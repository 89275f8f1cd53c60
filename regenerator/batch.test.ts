import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { ContentChange } from '../contract/schemas/hook.ts';
import { callNamed } from '../contract/table.ts';
import { exampleContent } from '../tests/examples/content.ts';
import { exampleStaticPage } from '../tests/examples/pages.ts';
import { exampleSite } from '../tests/unit/example-site.ts';
import { sendJson, stubServer, type StubServer } from '../tests/unit/stub-server.ts';
import { readChanges } from './batch.ts';
import { ContentReader } from './content/content-reader.ts';

const page = exampleStaticPage(1);

let server: StubServer;
/** The items in the response of each call, by its name. */
let items: Readonly<Record<string, readonly unknown[]>>;

beforeEach(async () => {
  items = {};
  server = await stubServer(({ path }, response) => {
    const named = Object.entries(items).find(([name]) => path.startsWith(callNamed(name).path));
    const found = named?.[1] ?? [];
    sendJson(response, { result: { items: found, total: found.length, page: 1, count: 200 } });
  });
});
afterEach(() => server.stop());

it('an entity that is published again has its former addresses again', async () => {
  const former = { from: '/content/prezhnyaya/', to: page.url, updated_at: page.updated_at };
  items = { 'static.content': [page], redirects: [former] };
  const { alias, id } = page;
  const created: ContentChange = { entity: 'pages', id, alias, kind: 'created', revision: 1 };
  const reader = new ContentReader({
    origin: server.origin,
    projectRoot: '',
    pictureCache: '',
    acceptDrop: false,
    log: () => {},
  });
  const site = await exampleSite(exampleContent({ staticPages: [], redirects: [] }));
  const { read } = await readChanges(site, reader, [created]);
  const keys = [...read].map(([{ call }, all]) => [call, ...all.map(({ key }) => key)]);
  expect(keys).toEqual(
    expect.arrayContaining([
      ['static.content', String(id)],
      ['redirects', former.from],
    ]),
  );
});
