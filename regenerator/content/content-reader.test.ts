import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ContentChange } from '../../contract/schemas/hook.ts';
import type { SourcedEntity } from '../../src/sourcing/source.ts';
import { sources, type SiteSource } from '../../src/build/sources.ts';
import { exampleTag } from '../../tests/examples/content.ts';
import { sendJson, stubServer, type StubServer } from '../../tests/unit/stub-server.ts';
import { ContentReader } from './content-reader.ts';

const sourceOf = (type: string): SiteSource => {
  const found = sources.find((source) => source.type === type);
  if (!found) throw new Error(`There is no source of ${type}.`);
  return found;
};
const tags = sourceOf('Tag');
const redirects = sourceOf('Redirect');

let server: StubServer;
/** The backend's response. */
let items: unknown[];

beforeEach(async () => {
  server = await stubServer((_asked, response) =>
    sendJson(response, { result: { items, total: items.length } }),
  );
});
afterEach(() => server.stop());

const readerOf = (acceptDrop = false) =>
  new ContentReader({
    origin: server.origin,
    projectRoot: '',
    pictureCache: '',
    acceptDrop,
    log: () => {},
  });

const tagsOf = (count: number): unknown[] =>
  Array.from({ length: count }, (_, place) => exampleTag(place + 1));
const redirectsOf = (count: number): unknown[] =>
  Array.from({ length: count }, (_, place) => ({
    from: `/old-${place}/`,
    to: '/faq/',
    updated_at: '2026-03-01T10:00:00Z',
  }));
const known = (count: number): SourcedEntity[] =>
  Array.from({ length: count }, (_, place) => ({
    type: 'Tag',
    key: String(place + 1),
    entity: exampleTag(place + 1),
  }));

const change = (
  id: number,
  kind: ContentChange['kind'] = 'deleted',
  entity: ContentChange['entity'] = 'tags',
): ContentChange => ({ entity, id, alias: `tag-${id}`, kind, revision: id });
const deleted = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => change(from + place));

describe('a response with fewer entities than before', () => {
  it('is refused when half of the entities are missing, with the name of the call', async () => {
    const reader = readerOf();
    items = tagsOf(12);
    await reader.source(tags);
    items = tagsOf(4);
    await expect(reader.source(tags, [], [change(1, 'changed')])).rejects.toMatchObject({
      name: 'SourcingError',
      mayPass: false,
      message: expect.stringMatching(
        /^call "article\.tags", field items: 4 entities, 12 last time/,
      ),
    });
    items = tagsOf(12);
    await expect(reader.source(tags)).resolves.toMatchObject({ refused: [] });
  });

  it('is refused when it is suddenly empty, even for a source that may be empty', async () => {
    const reader = readerOf();
    items = redirectsOf(12);
    await reader.source(redirects);
    items = [];
    const told = [change(1, 'deleted', 'redirects')];
    await expect(reader.source(redirects, [], told)).rejects.toThrow('0 entities, 12 last time');
  });

  it('is compared with the published content when it is the first response', async () => {
    items = tagsOf(5);
    await expect(readerOf().source(tags, known(12))).rejects.toThrow('5 entities, 12 last time');
  });

  it.each([
    [12, 0],
    [12, 3],
    [9, 1],
    [40, 0],
  ])(
    'is accepted when editors deleted them all at the same time: %i, then %i',
    async (before, after) => {
      const reader = readerOf();
      items = redirectsOf(before);
      await reader.source(redirects);
      items = redirectsOf(after);
      const told = deleted(1, before - after).map((one) => ({
        ...one,
        entity: 'redirects' as const,
      }));
      await expect(reader.source(redirects, [], told)).resolves.toMatchObject({ refused: [] });
    },
  );

  it('is accepted when they were deleted one by one', async () => {
    const reader = readerOf();
    for (let left = 30; left > 0; left -= 1) {
      items = tagsOf(left);
      const reading = await reader.source(tags, [], [change(left + 1)]);
      expect(reading.entities).toHaveLength(left);
    }
  });

  it('is accepted in the end when some were deleted while it was refused', async () => {
    const reader = readerOf();
    items = tagsOf(20);
    await reader.source(tags);
    items = tagsOf(1);
    await expect(reader.source(tags, [], deleted(10, 14))).rejects.toThrow('20 last time');
    await expect(reader.source(tags, [], deleted(15, 17))).rejects.toThrow('20 last time');
    items = tagsOf(9);
    await expect(reader.source(tags, [], deleted(18, 20))).resolves.toMatchObject({ refused: [] });
  });

  it('is refused when only deletions that an earlier response has shown would explain it', async () => {
    const reader = readerOf();
    items = tagsOf(40);
    await reader.source(tags);
    items = tagsOf(28);
    await reader.source(tags, [], deleted(29, 40));
    items = tagsOf(12);
    await expect(reader.source(tags)).rejects.toThrow('12 entities, 28 last time');
  });

  it('is refused when only entities of another source were deleted', async () => {
    const reader = readerOf();
    items = tagsOf(12);
    await reader.source(tags);
    items = tagsOf(1);
    const others = deleted(1, 12).map((one) => ({ ...one, entity: 'faq' as const }));
    await expect(reader.source(tags, [], others)).rejects.toThrow('12 last time');
  });

  it('is accepted when the caller confirms the drop', async () => {
    const reader = readerOf(true);
    items = tagsOf(12);
    await reader.source(tags);
    items = tagsOf(1);
    await expect(reader.source(tags)).resolves.toMatchObject({ refused: [] });
  });
});

describe('an entity that breaks the contract', () => {
  it('is refused alone, and its last known version is kept', async () => {
    items = tagsOf(4);
    items[1] = { ...exampleTag(2), title: 7 };
    const reading = await readerOf().source(tags, known(4).slice(0, 2));
    expect(reading.entities.map(({ key }) => key)).toEqual(['1', '2', '3', '4']);
    expect(reading.entities[1]?.entity).toEqual(exampleTag(2));
    expect(reading.refused).toEqual([
      {
        source: tags,
        key: '2',
        error: expect.objectContaining({
          message: expect.stringMatching(/^call "article\.tags", field result\.items\.1\.title: /),
          told: expect.objectContaining({ field: 'title' }),
        }),
      },
    ]);
  });

  it('is left out when it has no known version', async () => {
    items = tagsOf(3);
    items[2] = { ...exampleTag(3), alias: null };
    const { entities } = await readerOf().source(tags);
    expect(entities.map(({ key }) => key)).toEqual(['1', '2']);
  });

  it('refuses the whole response when every entity is broken or the error is outside the entities', async () => {
    items = tagsOf(3).map((tag) => ({ ...Object(tag), title: 7 }) as unknown);
    await expect(readerOf().source(tags)).rejects.toThrow('field result.items.0.title');
    await server.stop();
    server = await stubServer((_asked, response) =>
      sendJson(response, { result: { items: tagsOf(3), total: 'three' } }),
    );
    await expect(readerOf().source(tags)).rejects.toThrow('field result.total');
  });
});

describe('a preview', () => {
  it('reuses unchanged entities, and leaves no trace in later reads', async () => {
    const reader = readerOf();
    items = tagsOf(3);
    const saved = (await reader.source(tags)).entities;
    items = [...tagsOf(2), { ...exampleTag(3), title: 'Ещё не сохранено' }];
    const previewed = (await reader.previewing('key').source(tags)).entities;
    expect(previewed.map((entity, place) => entity === saved[place])).toEqual([true, true, false]);
    expect(previewed[2]?.entity['title']).toBe('Ещё не сохранено');
    const again = (await reader.previewing('other key').source(tags)).entities;
    expect(again[2]).not.toBe(previewed[2]);
    items = tagsOf(3);
    const last = (await reader.previewing('last key').source(tags)).entities;
    expect(last.every((entity, place) => entity === saved[place])).toBe(true);
  });
});
