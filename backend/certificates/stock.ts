import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { opticianStock } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';

/**
 * Takes one pair from the optician's stock, in the transaction of the form.
 * @throws Failure `optician_out_of_stock`, or `bad_request` for a shop that does not take part.
 */
export async function takePair(tx: Database, opticId: number): Promise<void> {
  const { shopId, pairs } = opticianStock;
  const taken = await tx
    .update(opticianStock)
    .set({ pairs: sql`${pairs} - 1` })
    .where(and(eq(shopId, opticId), gt(pairs, 0)))
    .returning({ shopId });
  if (taken.length > 0) return;
  if ((await tx.$count(opticianStock, eq(shopId, opticId))) === 0) {
    throw new Failure('bad_request', 'Этот салон не\u00a0участвует. Выберите другой', {
      opticId: 'Выберите салон из\u00a0списка',
    });
  }
  throw new Failure(
    'optician_out_of_stock',
    'Пробные пары в\u00a0этом салоне закончились. Выберите другой',
  );
}

/** Returns the pair of an unused certificate to stock. */
export async function returnPair(tx: Database, opticId: number): Promise<void> {
  await tx
    .update(opticianStock)
    .set({ pairs: sql`${opticianStock.pairs} + 1` })
    .where(eq(opticianStock.shopId, opticId));
}

/**
 * Returns a pair to one optician and takes one from another. Both rows are locked in a fixed order
 * to avoid deadlocks.
 * @throws Failure `optician_out_of_stock`, `bad_request`.
 */
export async function movePair(tx: Database, from: number, to: number): Promise<void> {
  const { shopId } = opticianStock;
  await tx
    .select({ shopId })
    .from(opticianStock)
    .where(inArray(shopId, [from, to]))
    .orderBy(asc(shopId))
    .for('update');
  await takePair(tx, to);
  await returnPair(tx, from);
}
