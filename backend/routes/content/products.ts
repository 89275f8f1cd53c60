import { count, eq, inArray, sql } from 'drizzle-orm';
import * as calls from '../../../contract/calls/catalogue.ts';
import type { Link } from '../../../contract/fields.ts';
import {
  LENS_TYPE_KEYS,
  lensFilterTitles,
  type LensFilterTitles,
  type LensTypeKey,
  type Product,
  type ProductCard,
} from '../../../contract/schemas/product.ts';
import { routes } from '../../../src/config/routes.ts';
import { catalogSections, products } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { inOrder } from '../../db/in-order.ts';
import { notFound } from '../../failure.ts';
import { implement } from '../../handler.ts';
import { wholeDocument } from '../../stored-document.ts';
import { articleLinks, entityFields, instructionLinks, pickLinks, sectionLink } from './links.ts';

/** The field with the title of a filter. */
const TITLE_OF: Record<LensTypeKey, keyof LensFilterTitles> = {
  aspherical: 'aspherical',
  toric: 'toric',
  multifocal: 'multifocal',
  '18th': 'kids',
};

const selectProducts = (db: Database) =>
  db
    .select({
      product: products,
      section: {
        id: catalogSections.id,
        alias: catalogSections.alias,
        title: catalogSections.title,
      },
    })
    .from(products)
    .innerJoin(catalogSections, eq(catalogSections.id, products.sectionId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectProducts>>[number];

function asProduct(
  { product, section }: Row,
  instructions: Map<string, Link>,
  articles: Map<string, Link>,
): Product {
  const { details } = product;
  return {
    ...entityFields(product, routes.product(product.alias)),
    title: product.title,
    kind: product.kind,
    section: sectionLink(section),
    lead: product.lead,
    description: product.description,
    filter_keys: product.filterKeys,
    out_of_production: product.outOfProduction,
    ...details,
    instructions: pickLinks(instructions, details.instructions),
    articles: pickLinks(articles, details.articles),
  };
}

async function asProducts(db: Database, rows: Row[]): Promise<Product[]> {
  const wanted = new Set(rows.flatMap(({ product }) => product.details.articles));
  const instructions = await instructionLinks(db);
  const articles = await articleLinks(db, [...wanted]);
  return rows.map((row) => asProduct(row, instructions, articles));
}

/** The card of a product row; a product without a picture cannot be stored. */
export function productCard(row: typeof products.$inferSelect): ProductCard {
  const [cover] = row.details.gallery;
  if (!cover) throw new Error(`Product ${row.alias} has no picture`);
  return {
    id: row.id,
    alias: row.alias,
    url: routes.product(row.alias),
    title: row.title,
    kind: row.kind,
    lead: row.lead,
    filter_keys: row.filterKeys,
    cover,
  };
}

const list = implement(calls.siteProducts, async (_params, { db }) => {
  const rows = await selectProducts(db).orderBy(...inOrder(catalogSections), ...inOrder(products));
  return { items: await asProducts(db, rows), total: rows.length };
});

const one = implement(calls.productByAlias, async ({ alias }, { db }) => {
  const [found] = await asProducts(db, await selectProducts(db).where(eq(products.alias, alias)));
  if (!found) throw notFound('Продукт', 'не\u00a0найден');
  return found;
});

const filter = implement(calls.productsFilter, async (_params, { db }) => {
  const titles = await wholeDocument(db, 'lens.filters', lensFilterTitles);
  const key = sql<LensTypeKey>`unnest(${products.filterKeys})`;
  const rows = await db
    .select({ key, products: count() })
    .from(products)
    .where(eq(products.outOfProduction, false))
    .groupBy(key);
  const counted = new Map(rows.map((row) => [row.key, row.products]));
  return {
    items: LENS_TYPE_KEYS.map((wanted) => ({
      key: wanted,
      title: titles[TITLE_OF[wanted]],
      products: counted.get(wanted) ?? 0,
    })),
  };
});

const sections = implement(calls.catalogSections, async ({ values }, { db }) => {
  const rows = await db
    .select({ section: catalogSections, products: count(products.id) })
    .from(catalogSections)
    .leftJoin(products, eq(products.sectionId, catalogSections.id))
    .where(values.length > 0 ? inArray(catalogSections.alias, values) : undefined)
    .groupBy(catalogSections.id)
    .orderBy(...inOrder(catalogSections));
  const items = rows.map(({ section, products: total }) => ({
    ...entityFields(section, routes.catalogSection(section.alias)),
    title: section.title,
    lead: section.lead,
    cover: section.cover,
    products: total,
  }));
  return { items, total: items.length };
});

export const productHandlers = [list, one, filter, sections];
