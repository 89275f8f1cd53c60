/** Names of types, in the singular: one type describes one entity. */
import { descriptions } from '../../../contract/collections/all.ts';
import { singular } from '../../../contract/collections/graph-names.ts';
import type { ContentCollection } from '../../../contract/schemas/hook.ts';

/** `reviewed_on` → `ReviewedOn`. */
export const capitalised = (name: string) =>
  name.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The name of an entity's type: `Article`, `CatalogSection`; a fixed collection keeps its own. */
export const typeName = (collection: ContentCollection) =>
  capitalised(descriptions[collection].isFixed ? collection : singular(collection));
