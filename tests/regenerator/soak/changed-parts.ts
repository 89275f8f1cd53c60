import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { articleCard, tag, type ArticleCard } from '../../../contract/schemas/article.ts';
import { parsePageData } from '../../../regenerator/gatsby/gatsby.ts';
import type { PartSwap } from '../../../regenerator/pages/part-swaps.ts';

/**
 * A page's data, and the same with another article's card, renamed, in the place of each card, and other numbers beside
 * its links; a list also loses an article.
 */
export type Changed = {
  readonly url: string;
  readonly template: string;
  readonly data: string;
  readonly changed: string;
  readonly swaps: readonly PartSwap[];
};

// With every field of a card and no other: an article has a body.
const cardSchema = v.strictObject(articleCard.entries);
const isCard = (part: unknown): part is ArticleCard => v.is(cardSchema, part);

type Others = ReadonlyMap<number, ArticleCard>;

/** For each article with a card, the card of another one. */
function otherCards(texts: readonly string[]): Others {
  const cards = new Map<number, ArticleCard>();
  for (const text of texts) {
    JSON.parse(text, (_name, part: unknown) => {
      if (isCard(part)) cards.set(part.id, part);
      return part;
    });
  }
  const all = [...cards.values()];
  return new Map(
    all.map(({ id }, place) => {
      const other = all[(place + 1) % all.length];
      if (!other || other.id === id) throw new Error('Only one article has a card.');
      return [id, { ...other, title: `«${other.title}» & другое` }];
    }),
  );
}

const listSchema = v.object({
  result: v.object({
    data: v.object({
      content: v.object({
        data: v.object({ items: v.array(cardSchema), total: v.nullable(v.number()) }),
      }),
    }),
  }),
});

/** An article behind the first ones, which look different. */
const GONE = 3;

/** The data of a list without one article, and what that takes out of its page; null for other pages. */
function shorterList(data: string): { text: string; swaps: PartSwap[] } | null {
  const content: unknown = JSON.parse(data);
  if (!v.is(listSchema, content)) return null;
  const list = content.result.data.content.data;
  const [gone] = list.items.length > GONE + 1 ? list.items.splice(GONE, 1) : [];
  if (!gone) return null;
  const swaps: PartSwap[] = [{ kind: 'gone', before: gone }];
  if (list.total !== null) {
    swaps.push({ kind: 'total', before: list.total, after: list.total - 1 });
    list.total -= 1;
  }
  return { text: JSON.stringify(content), swaps };
}

const linkSchema = v.strictObject({
  url: v.string(),
  title: v.string(),
  count: v.number(),
  current: v.boolean(),
});
const subjectSchema = v.strictObject(tag.entries);

type Change = { readonly part: object; readonly swap: PartSwap };

/** What becomes of a part of a page's data. */
function changeOf(part: unknown, template: string, others: Others): Change | null {
  const after = isCard(part) && others.get(part.id);
  if (isCard(part) && after) return { part: after, swap: { kind: 'card', before: part, after } };
  if (v.is(linkSchema, part)) {
    const next = { ...part, count: part.count + 1000 };
    return { part: next, swap: { kind: 'link', before: part, after: next } };
  }
  if (!template.includes('tags-page') || !v.is(subjectSchema, part)) return null;
  const { url, title, articles: count } = part;
  const link = { url, title, count, current: false };
  const next = { ...part, articles: count + 1 };
  return { part: next, swap: { kind: 'link', before: link, after: { ...link, count: count + 1 } } };
}

function changedPage(data: string, others: Others): Changed {
  const { path, componentChunkName } = parsePageData(data);
  const shorter = shorterList(data);
  const swaps: PartSwap[] = [...(shorter?.swaps ?? [])];
  const content: unknown = JSON.parse(shorter?.text ?? data, (_name, part: unknown) => {
    const change = changeOf(part, componentChunkName, others);
    if (!change) return part;
    swaps.push(change.swap);
    return change.part;
  });
  const changed = JSON.stringify(content);
  return { url: path, template: componentChunkName, data, changed, swaps };
}

/** The texts of the data of pages below a path. */
async function textsBelow(root: string): Promise<string[]> {
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  return Promise.all(
    files
      .filter((file) => file.name === 'page-data.json')
      .map((file) => readFile(join(file.parentPath, file.name), 'utf8')),
  );
}

/** Every page of articles, their lists and their subjects that shows such parts. */
export async function changedParts(publicDirectory: string): Promise<Changed[]> {
  const below = ['articles', 'tags'].map((name) => join(publicDirectory, 'page-data', name));
  const texts = (await Promise.all(below.map(textsBelow))).flat();
  const others = otherCards(texts);
  return texts.map((text) => changedPage(text, others)).filter(({ swaps }) => swaps.length > 0);
}
