import { and, eq, isNull } from 'drizzle-orm';
import { readPackageCode } from '../../src/config/package-code.ts';
import { packageCodes, users } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';
import { addEarned, earn, holdLedger } from '../points/ledger.ts';

/**
 * The member's inviter, if any, with the ledger locked. One who has deleted the account earns nothing:
 * deleting locks the ledger first, too.
 */
async function heldInviter(tx: Database, friendId: number): Promise<number | null> {
  const [friend] = await tx
    .select({ invitedBy: users.invitedBy })
    .from(users)
    .where(eq(users.id, friendId));
  if (!friend?.invitedBy) return null;
  await holdLedger(tx, friend.invitedBy);
  const present = and(eq(users.id, friend.invitedBy), isNull(users.deletedAt));
  return (await tx.$count(users, present)) > 0 ? friend.invitedBy : null;
}

/**
 * Registers a package code for a member and credits its points.
 * @returns the id of the registration.
 * @throws Failure `product_code_mistyped`, `product_code_unknown`, `product_code_used`.
 */
export async function registerCode(
  tx: Database,
  userId: number,
  typed: string,
  now: Date,
): Promise<number> {
  const code = readPackageCode(typed);
  if (code === null) {
    throw new Failure(
      'product_code_mistyped',
      'Код набран с\u00a0опечаткой. Сверьте его с\u00a0упаковкой: двенадцать знаков, без\u00a0букв\u00a0O и\u00a0I',
    );
  }
  // Before the code: the inviter may be registering the same one, and holds their ledger already.
  const inviter = await heldInviter(tx, userId);
  const [taken] = await tx
    .update(packageCodes)
    .set({ userId, registeredAt: now })
    .where(and(eq(packageCodes.code, code), isNull(packageCodes.userId)))
    .returning();
  if (!taken) throw await refusal(tx, userId, code);
  const { id, product, points } = taken;
  const title = `Упаковка «${product}»`;
  const entry = { userId, rule: 'code', points, title, reference: code } as const;
  await addEarned(tx, entry, now);
  // For the first code; later ones change nothing.
  if (inviter !== null) await earn(tx, inviter, 'inviter', String(userId), now);
  return id;
}

async function refusal(tx: Database, userId: number, code: string): Promise<Failure> {
  const [known] = await tx
    .select({ userId: packageCodes.userId })
    .from(packageCodes)
    .where(eq(packageCodes.code, code));
  if (!known) {
    return new Failure(
      'product_code_unknown',
      'Такого кода нет среди выпущенных упаковок. Если он напечатан на\u00a0коробке, напишите нам',
    );
  }
  return new Failure(
    'product_code_used',
    known.userId === userId ? 'Вы\u00a0уже зарегистрировали этот код' : 'Этот код уже использован',
  );
}
