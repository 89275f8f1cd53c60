/** Names of types: one stands for one entity. */
import { descriptions } from '../../../contract/collections/all.ts';
import type { ContentCollection } from '../../../contract/schemas/hook.ts';

/** `reviewed_on` → `ReviewedOn`. */
export const capitalised = (name: string) =>
  name.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function singular(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  return name.endsWith('s') ? name.slice(0, -1) : name;
}

/** The name of an entity's type: `Article`, `CatalogSection`; a fixed collection keeps its own. */
export const typeName = (collection: ContentCollection) =>
  capitalised(descriptions[collection].isFixed ? collection : singular(collection));
