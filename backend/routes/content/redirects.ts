import { asc, eq } from 'drizzle-orm';
import { redirects } from '../../../contract/calls/content.ts';
import { routes } from '../../../src/config/routes.ts';
import type { AddressKind } from '../../db/schema-addresses.ts';
import {
  articles,
  categories,
  faqItems,
  formerAddresses,
  linkPages,
  products,
  staticPages,
  tags,
} from '../../db/schema.ts';
import type { Database } from '../../db/open.ts';
import { implement } from '../../handler.ts';

/** An alias of an entity, the category's beside it where the address needs both. */
type Named = { readonly id: number; readonly section: string; readonly alias: string };

/** Tables whose entities have an alias of their own and nothing else in their address. */
const plain = {
  category: categories,
  content: staticPages,
  faq: faqItems,
  library: linkPages,
  product: products,
  tag: tags,
} as const;

const addressOf: Record<AddressKind, (named: Named) => string> = {
  article: ({ section, alias }) => routes.article(section, alias),
  category: ({ alias }) => routes.category(alias),
  content: ({ alias }) => routes.content(alias),
  faq: ({ alias }) => routes.faqItem(alias),
  library: ({ alias }) => routes.linkPage(alias),
  product: ({ alias }) => routes.product(alias),
  tag: ({ alias }) => routes.tag(alias),
};

/** What the entities of a kind that ever had another address are called now. */
async function namedNow(db: Database, kind: AddressKind): Promise<Named[]> {
  if (kind === 'article') {
    return await db
      .selectDistinct({ id: articles.id, section: categories.alias, alias: articles.alias })
      .from(articles)
      .innerJoin(categories, eq(categories.id, articles.categoryId))
      .innerJoin(formerAddresses, eq(formerAddresses.entityId, articles.id));
  }
  const table = plain[kind];
  const rows = await db
    .selectDistinct({ id: table.id, alias: table.alias })
    .from(table)
    .innerJoin(formerAddresses, eq(formerAddresses.entityId, table.id));
  return rows.map((row) => ({ ...row, section: '' }));
}

/** Former addresses with the present ones. An entity that is gone has no present one. */
const list = implement(redirects, async (_params, { db }) => {
  const former = await db
    .select()
    .from(formerAddresses)
    .orderBy(asc(formerAddresses.kind), asc(formerAddresses.section), asc(formerAddresses.alias));
  const present = new Map<string, string>();
  for (const kind of new Set(former.map((row) => row.kind))) {
    for (const named of await namedNow(db, kind)) {
      present.set(`${kind} ${named.id}`, addressOf[kind](named));
    }
  }
  const items = former.flatMap(({ kind, section, alias, entityId, updatedAt }) => {
    const from = addressOf[kind]({ id: entityId, section, alias });
    const to = present.get(`${kind} ${entityId}`);
    return to === undefined || to === from
      ? []
      : [{ from, to, updated_at: updatedAt.toISOString() }];
  });
  return { items, total: items.length };
});

export const redirectHandlers = [list];
