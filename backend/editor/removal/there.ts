import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { collections } from '../collections/index.ts';

/** Whether the entity with this id exists, for rows that belong to entities of any collection. */
export function isThere(collection: SQLWrapper, id: SQLWrapper): SQL<boolean> {
  const cases = collections.map(({ name, table, where }) => {
    const isIt = and(sql`${table.id} = ${id}`, where);
    return sql`when ${name} then exists (select from ${table} where ${isIt})`;
  });
  return sql`case ${collection} ${sql.join(cases, sql` `)} else false end`;
}
