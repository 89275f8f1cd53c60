import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { articleCard, type ArticleCard } from '../../../contract/schemas/article.ts';
import { parsePageData } from '../../../regenerator/gatsby/gatsby.ts';
import type { CardSwap } from '../../../regenerator/pages/card-swaps.ts';

/** A page's data, and the same with another title on each card that it shows. */
export type Renamed = {
  readonly url: string;
  readonly template: string;
  readonly data: string;
  readonly renamed: string;
  readonly swaps: readonly CardSwap[];
};

// With every field of a card and no other: an article has a body.
const cardSchema = v.strictObject(articleCard.entries);
const isCard = (part: unknown): part is ArticleCard => v.is(cardSchema, part);

function renamedPage(data: string): Renamed {
  const { path, componentChunkName } = parsePageData(data);
  const swaps: CardSwap[] = [];
  const content: unknown = JSON.parse(data, (_name, part: unknown) => {
    if (!isCard(part)) return part;
    const after = { ...part, title: `«${part.title}» & другое` };
    swaps.push({ before: part, after });
    return after;
  });
  const renamed = JSON.stringify(content);
  return { url: path, template: componentChunkName, data, renamed, swaps };
}

/** Every page of articles and their lists that shows cards. */
export async function renamedCards(publicDirectory: string): Promise<Renamed[]> {
  const root = join(publicDirectory, 'page-data/articles');
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((file) => file.name === 'page-data.json')
    .map((file) => readFile(join(file.parentPath, file.name), 'utf8'));
  return (await Promise.all(texts)).map(renamedPage).filter(({ swaps }) => swaps.length > 0);
}
