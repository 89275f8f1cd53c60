import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Whether one of these texts contains the input, with е for ё and plain spaces for all others. */
export function wordsIn(texts: readonly SQLWrapper[], typed: string | undefined): SQL | undefined {
  if (!typed) return undefined;
  const all = sql`concat_ws(' ', ${sql.join([...texts], sql`, `)})`;
  return sql`position(search_name(${typed}) in search_name(${all})) > 0`;
}
