import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { routes } from '../../src/config/routes.ts';
import type { AddressKind } from '../db/schema-addresses.ts';
import {
  articles,
  articleTags,
  catalogSections,
  categories,
  faqItems,
  formerAddresses,
  instructions,
  linkPages,
  products,
  staticPages,
  tags,
} from '../db/schema.ts';
import type { Database } from '../db/database.ts';

/** An entity's alias, with the category's alias where the address needs both. */
type Named = { readonly id: number; readonly section: string; readonly alias: string };

/** Tables whose entity addresses consist of the entity's own alias only. */
export const plainTables = {
  category: categories,
  content: staticPages,
  faq: faqItems,
  library: linkPages,
  product: products,
  section: catalogSections,
  tag: tags,
} as const;

/** The columns that refer to entities whose page is built only when something refers to them. */
export const builtWhenUsed = { tag: articleTags.tagId, instructions: instructions.typeId } as const;

export const addressOf: Record<AddressKind, (named: Named) => string> = {
  article: ({ section, alias }) => routes.article(section, alias),
  category: ({ alias }) => routes.category(alias),
  content: ({ alias }) => routes.content(alias),
  faq: ({ alias }) => routes.faqItem(alias),
  library: ({ alias }) => routes.linkPage(alias),
  product: ({ alias }) => routes.product(alias),
  section: ({ alias }) => routes.catalogSection(alias),
  tag: ({ alias }) => routes.tag(alias),
};

/**
 * The current aliases of entities of a kind.
 * @param everHadAnother whether to include only those with a former address.
 */
export async function namedNow(
  db: Database,
  kind: AddressKind,
  everHadAnother = true,
): Promise<Named[]> {
  const former = db
    .select({ id: formerAddresses.entityId })
    .from(formerAddresses)
    .where(and(eq(formerAddresses.kind, kind), isNotNull(formerAddresses.entityId)));
  if (kind === 'article') {
    return await db
      .select({ id: articles.id, section: categories.alias, alias: articles.alias })
      .from(articles)
      .innerJoin(categories, eq(categories.id, articles.categoryId))
      .where(everHadAnother ? inArray(articles.id, former) : undefined);
  }
  const table = plainTables[kind];
  const rows = await db
    .select({ id: table.id, alias: table.alias })
    .from(table)
    .where(everHadAnother ? inArray(table.id, former) : undefined);
  return rows.map((row) => ({ ...row, section: '' }));
}
