/** Names in the GraphQL of editors: it allows no hyphens, and a field names the entity itself. */
import type { ContentCollection } from '../schemas/hook.ts';

/** `catalog-sections` → `catalog_sections`. */
export const fieldName = (collection: ContentCollection) => collection.replaceAll('-', '_');

/** `category_id` → `category`: the entity itself, next to its id. */
export const referenceName = (field: string) => field.replace(/_id$/, '');
