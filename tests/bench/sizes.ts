/**
 * The size of the tables of a PostgreSQL after three years: `npm run bench -- sizes [--members 5000]`.
 * Fills the database of BENCH_DATABASE_URL with members that have a history, and measures the bytes
 * of a row with its indexes; the rows after three years are in `load/three-years.ts`.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { openFilled } from './filled.ts';
import { fillMembers } from './load/members.ts';
import { fillPassing } from './load/passing.ts';
import { MEMBERS, THREE_YEARS } from './load/three-years.ts';

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '5000' },
    articles: { type: 'string', default: '2000' },
  },
});

const relation = v.object({ count: v.number(), bytes: v.number(), heap: v.number() });

const { db, close } = await openFilled(join('.data', 'bench', 'load'), Number(values.articles));
const measured = async (query: SQL) =>
  v.parse(v.object({ rows: v.array(relation) }), await db.execute(query)).rows;

try {
  await fillMembers(db, Number(values.members));
  await fillPassing(db, Number(values.members));
  await db.execute(sql`vacuum analyze`);
  const shown: Record<string, Record<string, number>> = {};
  let whole = 0;
  for (const [table, { rows }] of Object.entries(THREE_YEARS)) {
    const [sizes] = await measured(sql`
      select (select count(*) from ${sql.identifier(table)})::int as count,
        pg_total_relation_size(${table}::regclass)::float as bytes,
        pg_relation_size(${table}::regclass)::float as heap`);
    const there = sizes?.count ?? 0;
    const bytes = (sizes?.bytes ?? 0) / there;
    const gigabytes = (rows * bytes) / 1e9;
    whole += gigabytes;
    shown[table] = {
      'rows here': there,
      'bytes a row': Math.round(bytes),
      'of them indexes': Math.round(bytes - (sizes?.heap ?? 0) / there),
      'rows after three years, M': Number((rows / 1e6).toFixed(2)),
      GB: Number(gigabytes.toFixed(2)),
    };
  }
  console.table(shown);
  const [content] = await measured(sql`
    select count(*)::int as count, sum(pg_total_relation_size(oid))::float as bytes, 0 as heap
    from pg_class where relkind = 'r' and relname in
      ('articles', 'article_tags', 'search_documents', 'search_words', 'search_names')`);
  console.log(
    `${MEMBERS / 1e6} M members: ${whole.toFixed(1)} GB; content and search of ${values.articles} articles: ${((content?.bytes ?? 0) / 1e6).toFixed(0)} MB`,
  );
} finally {
  await close();
}
