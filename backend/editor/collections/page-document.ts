/** Checks of a page's PDF against the other pages. */
import { and, eq, ne, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { EditedEntity } from '../../../contract/schemas/editor.ts';
import { documentUrl, SITE_RULES } from '../../../src/config/documents.ts';
import type { Database } from '../../db/database.ts';
import { staticPages } from '../../db/schema.ts';
import type { Fields, Held } from '../collection.ts';

const inside = v.object({ document: v.nullish(v.object({ name: v.string() })) });
const nameOf = (fields: Fields | undefined) =>
  v.is(inside, fields) ? (fields.document?.name ?? null) : null;

const IN_FOOTERS = `на\u00a0${documentUrl(SITE_RULES)} ведёт ссылка с\u00a0каждой страницы`;

/** Two pages cannot share a file name, and the rules that every footer links to keep theirs. */
export async function documentFaults(
  db: Database,
  fields: Fields,
  before: EditedEntity | undefined,
): Promise<Record<string, string>> {
  const [name, old] = [nameOf(fields), nameOf(before)];
  if (old === SITE_RULES && name !== SITE_RULES) {
    return { 'document.name': `Оставьте ${SITE_RULES}: ${IN_FOOTERS}` };
  }
  if (name === null) return {};
  const same = eq(sql`${staticPages.document}->>'name'`, name);
  const others = before ? ne(staticPages.id, before.id) : undefined;
  const taken = (await db.$count(staticPages, and(same, others))) > 0;
  return taken ? { 'document.name': 'Файл с\u00a0таким именем есть у\u00a0другой страницы' } : {};
}

/** Why the page cannot be deleted: every page links to the rules. */
export const heldByDocument = async (fields: Fields): Promise<Held | null> =>
  nameOf(fields) === SITE_RULES ? { words: IN_FOOTERS } : null;
