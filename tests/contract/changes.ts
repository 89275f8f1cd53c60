import { eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../backend/db/database.ts';
import * as tables from '../../backend/db/schema.ts';
import type { Demo } from './examples.ts';

export type Change = (db: Database, demo: Demo) => Promise<unknown>;

type Titled = PgTable & { title: AnyPgColumn };

/** A different title for every row of a table. */
const retitle =
  (table: Titled): Change =>
  (db) =>
    db.execute(sql`update ${table} set title = title || ' — новое'`);

const document =
  (code: string): Change =>
  (db) =>
    db
      .update(tables.documents)
      .set({ data: sql`${tables.documents.data} || '{"note": "новое"}'::jsonb` })
      .where(eq(tables.documents.code, code));

/**
 * An edit that the response of a content call must reflect, by the call's name. A content call
 * without a row here fails its test.
 */
export const changes: Readonly<Record<string, Change>> = {
  'settings.view': document('settings'),
  metadata: document('metadata:home'),
  'metadata.list': document('metadata:about'),
  'about.page': document('about.page'),
  'main.page': document('main.page'),
  'main.catalog': document('main.catalog'),
  'tech.page': document('tech.page'),
  'for.beginners': document('for.beginners'),
  'list.pages': document('faq.page'),
  'article.page': retitle(tables.categories),
  article: (db, demo) =>
    db
      .update(tables.articles)
      .set({ body: '<p>Новый текст</p>' })
      .where(eq(tables.articles.alias, demo.article)),
  'article.show': retitle(tables.articles),
  articles: retitle(tables.articles),
  'articles.full': retitle(tables.articles),
  'article.tags': retitle(tables.tags),
  footnote: (db) => db.update(tables.footnotes).set({ text: 'Новая сноска' }),
  faq: (db) => db.update(tables.faqItems).set({ answer: '<p>Новый ответ</p>' }),
  'site.products': retitle(tables.products),
  'products.filter': (db, demo) =>
    db
      .update(tables.products)
      .set({ filterKeys: ['aspherical', 'toric', 'multifocal', '18th'] })
      .where(eq(tables.products.alias, demo.product)),
  'catalog.sections': retitle(tables.catalogSections),
  product: retitle(tables.products),
  'static.content': retitle(tables.staticPages),
  'link.library': retitle(tables.linkPages),
  instructions: retitle(tables.instructions),
  'instructions.filter': retitle(tables.instructionTypes),
  'search.content': retitle(tables.articles),
  themes: retitle(tables.themes),
  detail: retitle(tables.themes),
  discounts: retitle(tables.discounts),
  'discounts.ishop': retitle(tables.discounts),
  'discounts.shop': retitle(tables.discounts),
  'discount.order.step1': retitle(tables.discounts),
  'discount.order.step2': retitle(tables.products),
  'discount.order.step3': retitle(tables.shops),
  redirects: (db) => db.update(tables.tags).set({ alias: sql`${tables.tags.alias} || '-i'` }),
  shops: retitle(tables.shops),
  'city.search': retitle(tables.cities),
  'certificate.variants': (db) =>
    db
      .update(tables.documents)
      .set({ data: sql`jsonb_set(data, '{items,0,title}', '"Новое"')` })
      .where(eq(tables.documents.code, 'certificate.variants')),
  'certificate.terms': document('certificate.terms'),
  'certificate.shops': (db) => db.update(tables.opticianStock).set({ pairs: 0 }),
};
