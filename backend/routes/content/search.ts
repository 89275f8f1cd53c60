import { asc, desc, sql, type SQL } from 'drizzle-orm';
import { searchContent as call } from '../../../contract/calls/content.ts';
import { routes } from '../../../src/config/routes.ts';
import type { Database } from '../../db/open.ts';
import { implement } from '../../handler.ts';
import { articles } from '../../db/schema.ts';

/** Entities shown of each kind; the group's total says how many there are. */
const PER_KIND = 8;
/** Marks around found words in a snippet: control characters, which no text contains. */
const FOUND = { start: '\u0001', end: '\u0002' } as const;

type Kind = 'product' | 'article' | 'faq' | 'instruction' | 'page';
type Source = {
  kind: Kind;
  title: string;
  from: SQL;
  name: SQL;
  body: SQL;
  address: SQL;
  url: (row: Found) => string;
};
type Found = {
  id: number;
  alias: string;
  title: string;
  address: string;
  snippet: string;
  updated_at: Date | string;
  total: number;
};

const SOURCES: Source[] = [
  {
    kind: 'product',
    title: 'Продукты',
    from: sql`products s`,
    name: sql`s.title`,
    body: sql`s.description`,
    address: sql`''`,
    url: (row) => routes.product(row.alias),
  },
  {
    kind: 'article',
    title: 'Статьи',
    from: sql`articles s join categories c on c.id = s.category_id`,
    name: sql`s.title`,
    body: sql`s.body`,
    address: sql`c.alias`,
    url: (row) => routes.article(row.address, row.alias),
  },
  {
    kind: 'faq',
    title: 'Вопросы и ответы',
    from: sql`faq_items s`,
    name: sql`s.question`,
    body: sql`s.answer`,
    address: sql`''`,
    url: (row) => routes.faqItem(row.alias),
  },
  {
    kind: 'instruction',
    title: 'Инструкции',
    from: sql`instructions s`,
    name: sql`s.title`,
    body: sql`s.lead`,
    address: sql`''`,
    url: (row) => routes.instruction(row.alias),
  },
  {
    kind: 'page',
    title: 'Страницы',
    from: sql`static_pages s`,
    name: sql`s.title`,
    body: sql`s.body`,
    address: sql`''`,
    url: (row) => routes.content(row.alias),
  },
];

const HEADLINE = `StartSel=${FOUND.start}, StopSel=${FOUND.end}, MaxWords=26, MinWords=14, MaxFragments=1`;

/** Snippets are cut only for the rows that are shown: cutting is the dear part. */
function statement(source: Source, query: string): SQL {
  const asked = sql`websearch_to_tsquery('pg_catalog.russian', ${query})`;
  return sql`
    select found.*, ts_headline('pg_catalog.russian', plain_text(found.body), ${asked}, ${HEADLINE}) as snippet
    from (
      select s.id, s.alias, ${source.name} as title, ${source.body} as body, ${source.address} as address,
             s.updated_at, count(*) over () as total, ts_rank_cd(s.search, ${asked}) as rank
      from ${source.from}
      where s.search @@ ${asked}
      order by rank desc, s.id
      limit ${PER_KIND}
    ) found`;
}

/** `плохое [зрение] вдаль` → parts, so that a screen needs no HTML from here. */
function parts(snippet: string): { text: string; found: boolean }[] {
  return snippet
    .split(FOUND.start)
    .flatMap((piece, index) => {
      const [inside = '', ...outside] = piece.split(FOUND.end);
      if (index === 0) return [{ text: piece, found: false }];
      return [
        { text: inside, found: true },
        { text: outside.join(''), found: false },
      ];
    })
    .filter((part) => part.text !== '');
}

/** Rows of a plain statement: PGlite and node-postgres both answer `{ rows }`. */
async function rowsOf(db: Database, query: SQL): Promise<Found[]> {
  const reply = (await db.execute(query)) as { rows: Found[] };
  return reply.rows;
}

async function searchOne(db: Database, source: Source, query: string) {
  const rows = await rowsOf(db, statement(source, query));
  return {
    kind: source.kind,
    title: source.title,
    total: Number(rows[0]?.total ?? 0),
    items: rows.map((row) => ({
      id: row.id,
      title: row.title,
      url: source.url(row),
      snippet: parts(row.snippet),
      updated_at: new Date(row.updated_at).toISOString(),
    })),
  };
}

/** The newest titles, for a query that found nothing. */
async function suggestions(db: Database): Promise<string[]> {
  const rows = await db
    .select({ title: articles.title })
    .from(articles)
    .orderBy(desc(articles.publishedOn), asc(articles.id))
    .limit(4);
  return rows.map((row) => row.title);
}

export const searchHandler = implement(call, async ({ query }, { db }) => {
  if (query.trim() === '')
    return { query, total: 0, groups: [], suggestions: await suggestions(db) };
  const groups = [];
  for (const source of SOURCES) {
    const group = await searchOne(db, source, query);
    if (group.total > 0) groups.push(group);
  }
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return { query, total, groups, suggestions: total > 0 ? [] : await suggestions(db) };
});
