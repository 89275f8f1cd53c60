import { CONTENT_COLLECTIONS, type ContentCollection } from '../../../contract/schemas/hook.ts';
import type { Collection } from '../collection.ts';
import { described } from '../described.ts';
import { articleCollection } from './articles.ts';
import { clubCollections } from './club.ts';
import { documentCollections } from './documents.ts';
import { placeCollections } from './places.ts';
import { productCollection } from './products.ts';
import { redirectCollection } from './redirects.ts';
import { referenceCollections } from './reference.ts';
import { sectionCollections } from './sections.ts';
import { surveyCollection } from './surveys.ts';

/** Collections that need more than their descriptions. */
const defined = [
  articleCollection,
  productCollection,
  ...sectionCollections,
  ...referenceCollections,
  ...placeCollections,
  ...clubCollections,
  surveyCollection,
  ...documentCollections,
  redirectCollection,
];

const byName = new Map(defined.map((collection) => [collection.name, collection]));

/** All editable collections, in one list. */
export const collections: readonly Collection[] = CONTENT_COLLECTIONS.map(
  (name) => byName.get(name) ?? described(name),
);

const all = new Map(collections.map((collection) => [collection.name, collection]));

/** The collection with this name. */
export function collectionNamed(name: ContentCollection): Collection {
  const found = all.get(name);
  if (!found) throw new Error(`Unknown collection ${name}`);
  return found;
}
