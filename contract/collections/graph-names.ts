/** Names in the editors' GraphQL: it allows no hyphens, and a field is named after the entity it returns. */
import type { ContentCollection } from '../schemas/hook.ts';

/** `catalog-sections` → `catalog_sections`. */
export const fieldName = (collection: ContentCollection) => collection.replaceAll('-', '_');

/** `articles` → `article`, `categories` → `category`; a name that is not a plural stays. */
export function singular(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  return name.endsWith('s') ? name.slice(0, -1) : name;
}

/** `catalog-sections` → `catalog_section`: one entity; where that is the list's name, `one_metadata`. */
export function entityFieldName(collection: ContentCollection, isFixed: boolean): string {
  const list = fieldName(collection);
  const one = isFixed ? list : singular(list);
  return one === list ? `one_${list}` : one;
}

/** `category_id` → `category`: the entity itself, next to its id. */
export const referenceName = (field: string) => field.replace(/_id$/, '');
