import type { ContentCollection } from '../../../contract/schemas/hook.ts';
import type { Collection } from '../collection.ts';
import { articleCollection } from './articles.ts';
import { clubCollections } from './club.ts';
import { documentCollections } from './documents.ts';
import { placeCollections } from './places.ts';
import { productCollection } from './products.ts';
import { redirectCollection } from './redirects.ts';
import { referenceCollections } from './reference.ts';
import { sectionCollections } from './sections.ts';
import { surveyCollection } from './surveys.ts';

/** All editable collections, in one list. */
export const collections: readonly Collection[] = [
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

const byName = new Map(collections.map((collection) => [collection.name, collection]));

/** The definition of a collection; a test checks that each name has one. */
export function collectionNamed(name: ContentCollection): Collection {
  const found = byName.get(name);
  if (!found) throw new Error(`No file in backend/editor/collections describes ${name}`);
  return found;
}
