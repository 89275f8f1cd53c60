/** Singletons: settings, the content of single pages and metadata for crawlers. */
import { and, like, ne, notLike, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { documents as pages } from '../../../contract/collections/documents.ts';
import type { MessageCode } from '../../../contract/collections/messages.ts';
import { routes } from '../../../src/config/routes.ts';
import { documents } from '../../db/schema.ts';
import { addressedBy, type Columns, type Fields } from '../collection.ts';
import { described } from '../described.ts';

/** The page that shows a document; letters and SMS have none. */
const urls: Readonly<Record<Exclude<keyof typeof pages.variants, MessageCode>, string>> = {
  'main.page': routes.home,
  'main.catalog': routes.home,
  'about.page': routes.about,
  'article.page': routes.articles,
  'tech.page': routes.tech,
  'for.beginners': routes.forNew,
  'certificate.page': routes.certificate,
  'certificate.variants': routes.certificate,
  'certificate.terms': routes.certificate,
  'catalog.page': routes.catalog,
  'compare.page': routes.comparison,
  'discontinued.page': routes.outOfProduction,
  'tags.page': routes.tags,
  'faq.page': routes.faq,
  'friend.page': routes.friend,
  'instructions.page': routes.instructions,
  'content.page': routes.contentList,
  'links.page': routes.linkLibrary,
  'discounts.page': routes.discounts,
  'discounts.online.page': routes.discountsOnline,
  'discounts.offline.page': routes.discountsOffline,
  'themes.page': routes.themes,
  'themes.feedback.page': routes.themeFeedback,
  'cities.page': routes.cities,
  'where.buy.page': routes.whereBuy,
  'map.optic.page': routes.mapOptic,
  'auth.page': routes.auth,
  'search.page': routes.search,
  'poll.page': routes.poll,
  'survey.page': routes.survey,
  'registration.page': routes.friendRegistration,
  'lens.filters': routes.catalog,
  'points.rules': routes.personalPoints,
};

const isPage = (code: unknown): code is keyof typeof urls =>
  typeof code === 'string' && Object.hasOwn(urls, code);

const unknown = v.record(v.string(), v.unknown());
const codeOf = (columns: Columns) => String(columns['code']);
const METADATA = 'metadata:';

const base = {
  alias: documents.code,
  search: [documents.code, documents.data],
  toFields: ({ data }: Columns): Fields => v.parse(unknown, data),
} as const;

export const documentCollections = [
  described('documents', {
    ...base,
    variantOf: ({ alias, code }) => String(alias ?? code),
    where:
      and(ne(documents.code, 'settings'), notLike(documents.code, `${METADATA}%`)) ?? sql`false`,
    addresses: addressedBy((row) => (isPage(row['code']) ? urls[row['code']] : null)),
    toColumns: (data) => ({ data }),
  }),
  described('settings', {
    ...base,
    where: eq(documents.code, 'settings'),
    addresses: addressedBy(() => routes.home),
    toColumns: (data) => ({ data }),
  }),
  described('metadata', {
    ...base,
    where: like(documents.code, `${METADATA}%`),
    addresses: addressedBy((row) => {
      const code = codeOf(row).slice(METADATA.length);
      return code === 'home' ? routes.home : `/${code}/`;
    }),
    toColumns: (fields) => ({ code: METADATA + String(fields['page_code']), data: fields }),
  }),
];
