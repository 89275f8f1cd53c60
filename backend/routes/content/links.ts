import { eq, inArray } from 'drizzle-orm';
import type { Link } from '../../../contract/fields.ts';
import { routes } from '../../../src/config/routes.ts';
import { articles, categories, instructions } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';

type Titled = { id: number; alias: string; title: string };

/** The fields that every entity in a response starts with. */
export function entityFields(
  row: { id: number; alias: string; revision: number; updatedAt: Date },
  url: string,
) {
  return {
    id: row.id,
    alias: row.alias,
    url,
    updated_at: row.updatedAt.toISOString(),
    revision: row.revision,
  };
}

/** The link to a page of this kind, with its title. */
export const sectionLink = (row: Titled): Link => ({
  ...row,
  url: routes.catalogSection(row.alias),
});
export const categoryLink = (row: Titled): Link => ({ ...row, url: routes.category(row.alias) });
export const tagLink = (row: Titled): Link => ({ ...row, url: routes.tag(row.alias) });

/** Links to articles by alias, in the requested order; missing aliases are omitted. */
export async function articleLinks(
  db: Database,
  aliases: readonly string[],
): Promise<Map<string, Link>> {
  if (aliases.length === 0) return new Map();
  const rows = await db
    .select({
      id: articles.id,
      alias: articles.alias,
      title: articles.title,
      category: categories.alias,
    })
    .from(articles)
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .where(inArray(articles.alias, [...aliases]));
  return new Map(
    rows.map(({ category, ...row }) => [
      row.alias,
      { ...row, url: routes.article(category, row.alias) },
    ]),
  );
}

/** Links to instructions by alias. */
export async function instructionLinks(db: Database): Promise<Map<string, Link>> {
  const rows = await db
    .select({ id: instructions.id, alias: instructions.alias, title: instructions.title })
    .from(instructions);
  return new Map(rows.map((row) => [row.alias, { ...row, url: routes.instruction(row.alias) }]));
}

/** The existing links of these aliases. */
export function pickLinks(links: Map<string, Link>, aliases: readonly string[]): Link[] {
  return aliases.flatMap((alias) => links.get(alias) ?? []);
}
