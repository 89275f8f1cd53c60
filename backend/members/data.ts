import type { MemberData } from '../../contract/schemas/account.ts';
import { allOf, shownCertificate } from '../certificates/find.ts';
import type { Database } from '../db/open.ts';
import { ordersOf, shownOrder } from '../orders/find.ts';
import { keptInvitation } from './invitations.ts';
import { memberById, profileHistory, shownProfile } from './profile.ts';

async function certificatesOf(db: Database, phone: string | null, now: Date) {
  const rows = phone === null ? [] : await allOf(db, phone);
  return Promise.all(rows.map((row) => shownCertificate(db, row, now)));
}

/** Everything kept about a member, read at one moment. */
export async function memberData(
  db: Database,
  userId: number,
  siteUrl: string,
  now: Date,
): Promise<MemberData> {
  const member = await memberById(db, userId);
  return {
    made_at: now.toISOString(),
    profile: await shownProfile(db, member),
    profile_history: await profileHistory(db, userId),
    points: [],
    orders: (await ordersOf(db, userId)).map(shownOrder),
    certificates: await certificatesOf(db, member.phone, now),
    package_codes: [],
    invitation: await keptInvitation(db, userId, siteUrl),
  };
}
