import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Corrected } from './correct.ts';
import { rowsOf } from './rows.ts';

/** Number of queries suggested when nothing was found. */
const MOST = 4;

/** The main topics of the newest articles: short queries that each find something. */
async function popular(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ title: string }>(
    db,
    sql`select tags.title
        from (select id from articles order by published_on desc, id desc limit 100) newest
        join article_tags on article_tags.article_id = newest.id
        join tags on tags.id = article_tags.tag_id
        group by tags.id order by count(*) desc, tags.id limit ${MOST}`,
  );
  return rows.map((row) => row.title);
}

/** Queries similar to the typed one, likeliest first; some may find nothing. */
function likely(corrected: readonly Corrected[]): string[] {
  const asked = corrected.filter(({ term }) => !term.excluded);
  const text = ({ term, wanted }: Corrected) => wanted?.text ?? term.text;
  const near = asked.flatMap((one) =>
    one.near.map((word) => asked.map((other) => (other === one ? word : text(other))).join(' ')),
  );
  const known = asked.filter(({ wanted }) => wanted !== null).map(text);
  const unquoted = asked.some(({ term }) => term.phrase) ? [known.join(' ')] : [];
  const single = known.toSorted((a, b) => b.length - a.length).filter((word) => word.length > 2);
  const withoutUnknown = known.length < asked.length ? [known.join(' ')] : [];
  // Digits and symbols alone are no suggestion: they are the remains of input such as `' OR 1=1`.
  return [...near, ...unquoted, ...withoutUnknown, ...single].filter((query) =>
    /\p{L}/u.test(query),
  );
}

/** Those of the queries that find something, in order. */
async function finding(db: Database, queries: readonly string[]): Promise<string[]> {
  if (queries.length === 0) return [];
  const rows = await rowsOf<{ query: string }>(
    db,
    sql`select query from jsonb_array_elements_text(${JSON.stringify(queries)}::jsonb)
          with ordinality as asked (query, place)
        where exists (select from search_documents d
          where d.words @@ plainto_tsquery('pg_catalog.russian', query))
        order by place`,
  );
  return rows.map((row) => row.query);
}

/** Suggested queries: similar words of the content, completed with popular topics. */
export async function suggest(
  db: Database,
  corrected: readonly Corrected[] = [],
): Promise<string[]> {
  const near = await finding(db, [...new Set(likely(corrected))].slice(0, 12));
  if (near.length >= MOST) return near.slice(0, MOST);
  return [...new Set([...near, ...(await popular(db))])].slice(0, MOST);
}
