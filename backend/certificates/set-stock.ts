import { and, eq } from 'drizzle-orm';
import { opticianStock, shops } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { Failure, notFound } from '../failure.ts';

export type WantedStock = {
  readonly opticId: number;
  /** Null: the optician no longer takes part. */
  readonly pairs: number | null;
  /** The number that it replaces; undefined: any. */
  readonly was: number | null | undefined;
};

/**
 * Sets an optician's trial pairs. Taking part is content, so lock the content before.
 * @throws Failure `not_found`, `edit_conflict`.
 */
export async function setStock(tx: Database, { opticId, pairs, was }: WantedStock): Promise<void> {
  const [optician] = await tx
    .select({ id: shops.id })
    .from(shops)
    .where(and(eq(shops.id, opticId), eq(shops.kind, 'optician')));
  if (!optician) throw notFound('Оптика', 'не\u00a0найдена');
  const { shopId } = opticianStock;
  const [row] = await tx.select().from(opticianStock).where(eq(shopId, opticId)).for('update');
  const now = row?.pairs ?? null;
  if (was !== undefined && was !== now) {
    const told = now === null ? 'оптика не\u00a0участвует' : `осталось ${now}`;
    throw new Failure('edit_conflict', 'Число пар уже изменилось', { pairs: `Сейчас ${told}` });
  }
  if (pairs === null) await tx.delete(opticianStock).where(eq(shopId, opticId));
  else {
    await tx
      .insert(opticianStock)
      .values({ shopId: opticId, pairs })
      .onConflictDoUpdate({ target: shopId, set: { pairs } });
  }
}
