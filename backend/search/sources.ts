import { sql, type SQL } from 'drizzle-orm';
import { searchKind, type SearchKind } from '../../contract/schemas/search.ts';
import { routes } from '../../src/config/routes.ts';

/** The displayed data of a found entity. */
export type Found = {
  readonly id: number;
  readonly kind: SearchKind;
  readonly alias: string;
  readonly title: string;
  readonly lead: string;
  readonly body: string;
  /** Address segment of its parent. */
  readonly parent: string;
  readonly updated_at: Date | string;
};

type Source = {
  readonly kind: SearchKind;
  readonly title: string;
  readonly from: SQL;
  /** Title, lead, text and the parent's address segment, under these names. */
  readonly columns: SQL;
  readonly url: (row: Found) => string;
};

/**
 * Where each kind is found; a trigger maintains the search document of its table (see
 * `search_sources` in SQL).
 */
const byKind: { readonly [K in SearchKind]: Omit<Source, 'kind'> } = {
  product: {
    title: 'Продукты',
    from: sql`products s`,
    columns: sql`s.title, s.lead, s.description as body, '' as parent`,
    url: (row) => routes.product(row.alias),
  },
  article: {
    title: 'Статьи',
    from: sql`articles s join categories c on c.id = s.category_id`,
    columns: sql`s.title, s.lead, s.body, c.alias as parent`,
    url: (row) => routes.article(row.parent, row.alias),
  },
  faq: {
    title: 'Вопросы и\u00a0ответы',
    from: sql`faq_items s`,
    columns: sql`s.question as title, '' as lead, s.answer as body, '' as parent`,
    url: (row) => routes.faqItem(row.alias),
  },
  instruction: {
    title: 'Инструкции',
    from: sql`instructions s`,
    columns: sql`s.title, s.lead, (
      select string_agg(concat_ws('. ', step ->> 'title', step ->> 'text'), ' ')
      from jsonb_array_elements(s.steps) step) as body, '' as parent`,
    url: (row) => routes.instruction(row.alias),
  },
  page: {
    title: 'Страницы',
    from: sql`static_pages s`,
    columns: sql`s.title, s.lead, s.body, '' as parent`,
    url: (row) => routes.content(row.alias),
  },
};

export const SOURCES: readonly Source[] = searchKind.options.map((kind) => ({
  kind,
  ...byKind[kind],
}));

/** Entities of one kind with their displayed data. */
export const rowsOfKind = ({ kind, from, columns }: Source, ids: readonly number[]): SQL =>
  sql`(select s.id, ${kind} as kind, s.alias, s.updated_at, ${columns}
    from ${from} where s.id in ${ids})`;
