import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { forgetOtherDevices } from '../known-devices.ts';
import { heldMember } from '../members/held.ts';
import { setPhone } from '../members/change-phone.ts';
import { endSessionsOf } from '../sessions.ts';

/** No device: every device is signed out. */
const NO_DEVICE = { deviceId: null, address: null };

/** Identifies the member: by the lost phone, or by email. */
export type Whose = { readonly phone: string } | { readonly email: string };

/**
 * Gives a member another phone without a code to the lost one. The caller must have verified the
 * member's identity. The member is signed out everywhere and signs in with a code to the new phone.
 * @returns the member's id, or null when there is no such member.
 * @throws Failure `phone_taken` when the new phone is another member's.
 */
export async function givePhone(
  db: Database,
  whose: Whose,
  phone: string,
  now: Date,
): Promise<number | null> {
  const his = 'phone' in whose ? eq(users.phone, whose.phone) : eq(users.email, whose.email);
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(his, isNull(users.deletedAt)));
    const member = found ? await heldMember(tx, found.id) : null;
    if (!member) return null;
    await setPhone(tx, member, phone, now);
    await endSessionsOf(tx, member.id);
    await forgetOtherDevices(tx, NO_DEVICE, member.id);
    return member.id;
  });
}
