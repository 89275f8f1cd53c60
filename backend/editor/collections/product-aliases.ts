import { sql } from 'drizzle-orm';
import { products } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';

/**
 * Products refer to articles and instructions by alias, so a renamed alias is updated there too.
 */
export const renameInProducts =
  (list: 'articles' | 'instructions') =>
  async (db: Database, from: string, to: string): Promise<void> => {
    await db.execute(sql`
      update ${products} set details = jsonb_set(details, array[${list}::text], (
        select jsonb_agg(case when named = ${from} then ${to} else named end order by place)
        from jsonb_array_elements_text(details -> ${list}::text) with ordinality listed (named, place)
      ))
      where details -> ${list}::text @> to_jsonb(${from}::text)`);
  };
