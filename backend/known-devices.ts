import { and, eq, ne } from 'drizzle-orm';
import { marksOf } from './caller-marks.ts';
import { knownDevices, users } from './db/schema.ts';
import type { Database } from './db/database.ts';
import type { Caller } from './handler.ts';

/**
 * Records that a member has signed in on this device. Nothing is stored for a visitor without a
 * device ID.
 */
export async function rememberDevice(
  db: Database,
  caller: Caller,
  userId: number,
  now: Date,
): Promise<void> {
  const { device } = marksOf(caller);
  if (device === null) return;
  await db
    .insert(knownDevices)
    .values({ userId, device, seenAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.device],
      set: { seenAt: now },
    });
}

/** Whether the member with this phone or email has signed in on this device before. */
export async function isKnownDevice(
  db: Database,
  caller: Caller,
  whose: { readonly phone: string } | { readonly email: string },
): Promise<boolean> {
  const { device } = marksOf(caller);
  if (device === null) return false;
  const his = 'phone' in whose ? eq(users.phone, whose.phone) : eq(users.email, whose.email);
  const [found] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, and(eq(users.id, knownDevices.userId), his))
    .where(eq(knownDevices.device, device));
  return found !== undefined;
}

/** After a new password or phone, keeps only the device on which it was set. */
export async function forgetOtherDevices(
  db: Database,
  caller: Pick<Caller, 'deviceId' | 'address'>,
  userId: number,
): Promise<void> {
  const { device } = marksOf(caller);
  const other = device === null ? undefined : ne(knownDevices.device, device);
  await db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), other));
}
