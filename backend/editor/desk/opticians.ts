/** Opticians' trial pairs: read and set. */
import { and, eq } from 'drizzle-orm';
import { setStock, type WantedStock } from '../../certificates/set-stock.ts';
import { alphabetically, dictionaryKey } from '../../db/alphabetically.ts';
import { cities, opticianStock, shops } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import type { EditorContext } from '../handler.ts';
import { holdContent } from '../save.ts';
import { noteLook } from './journal.ts';
import { wordsIn } from './words-in.ts';

const columns = {
  id: shops.id,
  title: shops.title,
  city: cities.title,
  address: shops.address,
  pairs: opticianStock.pairs,
};

const opticians = (db: Database) =>
  db
    .select(columns)
    .from(shops)
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .leftJoin(opticianStock, eq(opticianStock.shopId, shops.id));

const isOptician = eq(shops.kind, 'optician');

type Asked = {
  readonly search?: string | undefined;
  readonly page: number;
  readonly count: number;
};

/** By city and title. */
export async function listOpticians(db: Database, { search, page, count }: Asked) {
  const where = and(isOptician, wordsIn([shops.title, cities.title, shops.address], search));
  const items = await opticians(db)
    .where(where)
    .orderBy(dictionaryKey(cities.title), ...alphabetically(shops))
    .limit(count)
    .offset((page - 1) * count);
  const all = db
    .select({ id: shops.id })
    .from(shops)
    .innerJoin(cities, eq(cities.id, shops.cityId))
    .where(where);
  return { items, total: await db.$count(all.as('found')) };
}

/** @throws Failure `not_found`, `edit_conflict`. */
export async function setOpticianStock(
  context: EditorContext,
  { reason, ...wanted }: WantedStock & { readonly reason: string },
) {
  const { opticId, pairs } = wanted;
  return context.db.transaction(async (tx) => {
    await holdContent(tx);
    await setStock(tx, wanted);
    const about = `оптика ${opticId}: ${pairs === null ? 'не\u00a0участвует' : `пар ${pairs}`}`;
    await noteLook(tx, context, { action: 'stock', about, reason });
    const [row] = await opticians(tx).where(eq(shops.id, opticId));
    if (!row) throw new Error(`Optician ${opticId} no longer exists`);
    return row;
  });
}
