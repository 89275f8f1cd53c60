import { isNotNull } from 'drizzle-orm';
import { routes } from '../../../src/config/routes.ts';
import { themes } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { isPage, pageOf } from '../../page-addresses/site-pages.ts';
import type { Collection } from '../collection.ts';

/** The page of every theme that redirects, with its target. */
async function redirecting(db: Database): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: themes.id, redirect: themes.redirect })
    .from(themes)
    .where(isNotNull(themes.redirect));
  return new Map(rows.map(({ id, redirect }) => [routes.theme(id), pageOf(redirect ?? '')]));
}

/** A theme redirects to an existing page, and neither to itself nor in a cycle. */
export const themeFaults: NonNullable<Collection['faults']> = async (db, { redirect }, before) => {
  if (typeof redirect !== 'string') return {};
  if (!(await isPage(db, redirect))) return { redirect: 'По\u00a0этому адресу нет страницы' };
  if (!before) return {};
  const own = routes.theme(before.id);
  const next = (await redirecting(db)).set(own, pageOf(redirect));
  const seen = new Set<string>();
  for (let at: string | undefined = own; at !== undefined; at = next.get(at)) {
    if (at === own && seen.size === 1)
      return { redirect: 'Тема не\u00a0может вести на\u00a0саму себя' };
    if (seen.has(at)) return { redirect: 'Темы вели бы друг на\u00a0друга по\u00a0кругу' };
    seen.add(at);
  }
  return {};
};
