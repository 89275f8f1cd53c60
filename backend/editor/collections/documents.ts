/** Singletons: settings, the content of single pages and metadata for crawlers. */
import { and, like, ne, notLike, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import * as content from '../../../contract/calls/content.ts';
import * as shops from '../../../contract/calls/shops.ts';
import { settings } from '../../../contract/schemas/settings.ts';
import { routes } from '../../../src/config/routes.ts';
import { documents } from '../../db/schema.ts';
import { addressedBy, type Collection, type Columns, type Fields } from '../collection.ts';
import { lead, title } from '../fields.ts';

type Entries = Record<string, v.GenericSchema>;

/** A call's schema without the fields that the database or another table adds. */
function written(schema: { readonly entries: Entries }, ...others: string[]) {
  const left = new Set(['updated_at', 'revision', ...others]);
  const entries = Object.entries(schema.entries).filter(([name]) => !left.has(name));
  return v.object(Object.fromEntries(entries));
}

/** Documents by the call that returns them, each with the page that shows it. */
const kinds: Record<string, { schema: v.GenericSchema<unknown, Fields>; url: string }> = {
  'main.page': { schema: written(content.mainPage.result), url: routes.home },
  'main.catalog': { schema: written(content.mainCatalog.result), url: routes.home },
  'about.page': { schema: written(content.aboutPage.result), url: routes.about },
  'article.page': { schema: written(content.articlePage.result, 'sections'), url: routes.articles },
  'tech.page': { schema: written(content.techPage.result), url: routes.tech },
  'for.beginners': { schema: written(content.forBeginners.result), url: routes.forNew },
  'certificate.page': { schema: written(shops.certificatePage.result), url: routes.certificate },
  'certificate.variants': {
    schema: written(shops.certificateVariants.result),
    url: routes.certificate,
  },
  'certificate.terms': { schema: written(shops.certificateTerms.result), url: routes.certificate },
};

const settingsSchema = written(settings.entries.item);
const unknown = v.record(v.string(), v.unknown());
const codeOf = (columns: Columns | null) => String(columns?.['code']);
const dataOf = ({ data }: Columns): Fields => v.parse(unknown, data);
const METADATA = 'metadata:';

const base = {
  missing: 'Содержание не\u00a0найдено',
  table: documents,
  alias: documents.code,
  search: [documents.code, documents.data],
  toFields: dataOf,
} as const;

const documentCollection: Collection = {
  ...base,
  name: 'documents',
  fixed: true,
  where: and(ne(documents.code, 'settings'), notLike(documents.code, `${METADATA}%`)) ?? sql`false`,
  schema: (columns) => kinds[codeOf(columns)]?.schema ?? v.object({}),
  addresses: addressedBy((row) => kinds[codeOf(row)]?.url ?? null),
  toColumns: (data) => ({ data }),
};

const settingsCollection: Collection = {
  ...base,
  name: 'settings',
  fixed: true,
  where: eq(documents.code, 'settings'),
  schema: () => settingsSchema,
  addresses: addressedBy(() => routes.home),
  toColumns: (data) => ({ data }),
};

const pageCode = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(110),
  v.regex(
    /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/,
    'Адрес страницы без косых черт по\u00a0краям, для главной home',
  ),
);

const metadataCollection: Collection = {
  ...base,
  name: 'metadata',
  aliasField: 'page_code',
  where: like(documents.code, `${METADATA}%`),
  schema: () => v.object({ page_code: pageCode, title, description: lead }),
  addresses: addressedBy((row) => {
    const code = codeOf(row).slice(METADATA.length);
    return code === 'home' ? routes.home : `/${code}/`;
  }),
  toColumns: (fields) => ({ code: METADATA + String(fields['page_code']), data: fields }),
};

export const documentCollections = [documentCollection, settingsCollection, metadataCollection];
