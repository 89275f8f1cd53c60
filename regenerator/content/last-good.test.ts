import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Article } from '../../contract/schemas/article.ts';
import type { SourcedEntity } from '../../src/sourcing/source.ts';
import { exampleArticle, exampleTag } from '../../tests/examples/content.ts';
import { sources, type SiteSource } from '../../src/build/sources.ts';
import { tempDirectory } from '../../tests/unit/temp-directory.ts';
import type { Part } from './part.ts';
import { ARTICLES } from './content-reader.ts';
import { lastGoodFile } from './last-good-file.ts';
import { LastGood } from './last-good.ts';

const directory = tempDirectory();
const file = () => lastGoodFile(directory.path);
const rest = sources.filter((source) => source !== ARTICLES);
const [tags] = rest.filter(({ type }) => type === 'Tag');

const tag = (id: number): SourcedEntity => ({
  type: 'Tag',
  key: String(id),
  entity: exampleTag(id),
});

function contentOf(articles: readonly Article[], tagged: readonly SourcedEntity[] = [tag(1)]) {
  const entities = new Map<SiteSource, readonly SourcedEntity[]>(
    rest.map((source) => [source, source === tags ? tagged : []]),
  );
  return { entities, articles: new Map(articles.map((article) => [article.id, article])) };
}

const articlePart = (before: Article | null, after: Article | null): Part => {
  const { id = 0, alias = '', title = null } = after ?? before ?? {};
  const held = { entity: 'articles', id, alias, title } as const;
  return { kind: 'article', change: { before, after }, held };
};

let lastGood: LastGood;
beforeEach(async () => {
  lastGood = new LastGood(file());
  await lastGood.write(contentOf([exampleArticle(1), exampleArticle(2)]));
});

const never = () => {
  throw new Error('There is not that much.');
};

describe('the last good content', () => {
  it('is null before the first one, and when other sources were read', async () => {
    expect(await new LastGood(join(directory.path, 'none')).read()).toBeNull();
    await writeFile(file(), '["source","Tag article.tags",[]]\n');
    expect(await lastGood.read()).toBeNull();
  });

  it('reads what it wrote', async () => {
    expect(await new LastGood(file()).read()).toEqual(
      contentOf([exampleArticle(1), exampleArticle(2)]),
    );
  });

  it('includes noted changes after saving', async () => {
    const edited = exampleArticle(1, { title: 'Другая' });
    const { entities } = contentOf([], [tag(1), tag(2)]);
    if (!tags) throw new Error('There is no source of tags.');
    const change = { source: tags, key: '2', before: undefined, after: tag(2) };
    const parts: Part[] = [
      articlePart(exampleArticle(1), edited),
      articlePart(exampleArticle(2), null),
      articlePart(null, exampleArticle(3)),
      { kind: 'entity', change, held: { entity: 'tags', id: 2, alias: '2', title: null } },
    ];
    lastGood.note(parts, entities);
    expect((await lastGood.read())?.articles.get(1)).toEqual(exampleArticle(1));
    await lastGood.save(never);
    expect(await lastGood.read()).toEqual(contentOf([edited, exampleArticle(3)], [tag(1), tag(2)]));
  });

  it('loses only the truncated line', async () => {
    await appendFile(file(), '["article",1,{"id":1,"title":"Пол');
    lastGood.note([articlePart(null, exampleArticle(3))], new Map());
    await lastGood.save(never);
    const { articles } = (await lastGood.read()) ?? contentOf([]);
    expect([...articles.keys()]).toEqual([1, 2, 3]);
    expect(articles.get(1)).toEqual(exampleArticle(1));
  });

  it('writes nothing when nothing was noted', async () => {
    const before = await readFile(file(), 'utf8');
    await lastGood.save(never);
    expect(await readFile(file(), 'utf8')).toBe(before);
  });

  it('is rewritten when there are too many changes', async () => {
    const long = exampleArticle(1, { body: 'я'.repeat(70 * 1024 * 1024) });
    lastGood.note([articlePart(exampleArticle(1), long)], new Map());
    await lastGood.save(() => contentOf([exampleArticle(9)]));
    expect(await lastGood.read()).toEqual(contentOf([exampleArticle(9)]));
  });
});
