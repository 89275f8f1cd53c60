import type { ContentCollection } from '../../contract/schemas/hook.ts';
import * as schema from '../db/schema.ts';
import type { EntityTable } from './collection.ts';

/** Tables whose name differs from their collection's. */
const named: Partial<Record<ContentCollection, EntityTable>> = {
  faq: schema.faqItems,
  links: schema.linkPages,
  pages: schema.staticPages,
  surveys: schema.surveyForms,
  metadata: schema.documents,
  redirects: schema.formerAddresses,
  settings: schema.documents,
};

/** Everything that the schema exports, by name. */
const exported: Readonly<Record<string, unknown>> = schema;

const isEntityTable = (found: unknown): found is EntityTable =>
  typeof found === 'object' && found !== null && 'id' in found && 'revision' in found;

const camelCase = (name: string) =>
  name.replaceAll(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());

/**
 * The table of a collection: the one with its name, or its entry above.
 * @throws Error when there is none.
 */
export function tableOf(name: ContentCollection): EntityTable {
  const own = camelCase(name);
  const table = named[name] ?? exported[own];
  if (isEntityTable(table)) return table;
  throw new Error(
    `${name}: backend/db/schema.ts exports no table \`${own}\`; name another one in backend/editor/tables.ts`,
  );
}
