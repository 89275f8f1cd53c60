import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { articleCard, type ArticleCard } from '../../../contract/schemas/article.ts';
import { parsePageData } from '../../../regenerator/gatsby/gatsby.ts';
import type { CardSwap } from '../../../regenerator/pages/card-swaps.ts';

/** A page's data, and the same with another article's card, renamed, in the place of each card. */
export type Changed = {
  readonly url: string;
  readonly template: string;
  readonly data: string;
  readonly changed: string;
  readonly swaps: readonly CardSwap[];
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

function changedPage(data: string, others: Others): Changed {
  const { path, componentChunkName } = parsePageData(data);
  const swaps: CardSwap[] = [];
  const content: unknown = JSON.parse(data, (_name, part: unknown) => {
    const after = isCard(part) && others.get(part.id);
    if (!after) return part;
    swaps.push({ before: part, after });
    return after;
  });
  const changed = JSON.stringify(content);
  return { url: path, template: componentChunkName, data, changed, swaps };
}

/** Every page of articles and their lists that shows cards. */
export async function changedCards(publicDirectory: string): Promise<Changed[]> {
  const root = join(publicDirectory, 'page-data/articles');
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  const texts = await Promise.all(
    files
      .filter((file) => file.name === 'page-data.json')
      .map((file) => readFile(join(file.parentPath, file.name), 'utf8')),
  );
  const others = otherCards(texts);
  return texts.map((text) => changedPage(text, others)).filter(({ swaps }) => swaps.length > 0);
}
