/** Numbers that other tables store for an entity: deleted and restored with it. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Belonging, Collection } from '../collection.ts';
import type { Uses } from '../uses.ts';

type Numbers = Readonly<Record<string, number>>;

async function collected(
  { belongings = {} }: Collection,
  numberOf: (belonging: Belonging) => Promise<{ number: number }[]>,
): Promise<Numbers> {
  const numbers: Record<string, number> = {};
  for (const [name, belonging] of Object.entries(belongings)) {
    const [row] = await numberOf(belonging);
    if (row) numbers[name] = row.number;
  }
  return numbers;
}

/** The belongings of an entity, by name. */
export const belongingsOf = (db: Database, collection: Collection, id: number): Promise<Numbers> =>
  collected(collection, ({ table, owner, number }) =>
    db
      .select({ number: sql`${number}`.mapWith(Number) })
      .from(table)
      .where(eq(owner, id)),
  );

/** Deletes them. @returns their values at that moment: others may be changing them. */
export const takeBelongings = (
  tx: Database,
  collection: Collection,
  id: number,
): Promise<Numbers> =>
  collected(collection, ({ table, owner, number }) =>
    tx
      .delete(table)
      .where(eq(owner, id))
      .returning({ number: sql`${number}`.mapWith(Number) }),
  );

/** «Пробные пары: 12», by name. */
export const inWords = ({ description }: Collection, numbers: Numbers): Uses =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, number]) => [
      name,
      `${description.belongings?.[name] ?? name}: ${number}`,
    ]),
  );

/** Stores the belongings of a restored entity again. */
export async function bringBelongings(
  tx: Database,
  { belongings = {} }: Collection,
  id: number,
  numbers: Numbers,
): Promise<void> {
  for (const [name, { table, owner, number }] of Object.entries(belongings)) {
    const own = numbers[name];
    if (own === undefined) continue;
    const columns = sql.join(
      [owner, number].map((column) => sql.identifier(column.name)),
      sql`, `,
    );
    await tx.execute(
      sql`insert into ${table} (${columns}) values (${id}, ${own}) on conflict do nothing`,
    );
  }
}
