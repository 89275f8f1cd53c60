import type { ContentCollection } from '../../../contract/schemas/hook.ts';
import type { Collection } from '../collection.ts';
import { articleCollection } from './articles.ts';
import { documentCollections } from './documents.ts';
import { placeCollections } from './places.ts';
import { productCollection } from './products.ts';
import { redirectCollection } from './redirects.ts';
import { referenceCollections } from './reference.ts';
import { sectionCollections } from './sections.ts';

/** Everything editors save, in one list. */
export const collections: readonly Collection[] = [
  articleCollection,
  productCollection,
  ...sectionCollections,
  ...referenceCollections,
  ...placeCollections,
  ...documentCollections,
  redirectCollection,
];

const byName = new Map(collections.map((collection) => [collection.name, collection]));

/** The definition of a collection; that there is one for each is tested. */
export function collectionNamed(name: ContentCollection): Collection {
  const found = byName.get(name);
  if (!found) throw new Error(`No collection is called ${name}`);
  return found;
}
