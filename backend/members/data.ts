import type { MemberData } from '../../contract/schemas/account.ts';
import { allOf, shownCertificate } from '../certificates/find.ts';
import { codesOf } from '../codes/find.ts';
import type { Database } from '../db/database.ts';
import { personOf } from '../kept/person.ts';
import { toldOfAccess } from '../kept/told-access.ts';
import { toldOfSent } from '../kept/told-sent.ts';
import { ordersOf, shownOrder } from '../orders/find.ts';
import { historyOf } from '../points/history.ts';
import { keptInvitation } from './invitations.ts';
import { memberById, profileHistory, shownProfile } from './profile.ts';

/** More entries than any member has. */
const ALL = 1_000_000;

async function certificatesOf(db: Database, phone: string | null, now: Date) {
  const rows = phone === null ? [] : await allOf(db, phone);
  return Promise.all(rows.map((row) => shownCertificate(db, row, now)));
}

/** Everything stored about a member, for each table of `src/config/kept-data.ts`. */
export async function memberData(
  db: Database,
  userId: number,
  siteUrl: string,
  now: Date,
): Promise<MemberData> {
  const member = await memberById(db, userId);
  const person = await personOf(db, member);
  return {
    made_at: now.toISOString(),
    profile: await shownProfile(db, member),
    profile_history: await profileHistory(db, userId),
    points: (await historyOf(db, userId, { limit: ALL, offset: 0 }, now)).items,
    orders: (await ordersOf(db, userId)).map(shownOrder),
    certificates: await certificatesOf(db, member.phone, now),
    package_codes: await codesOf(db, userId),
    invitation: await keptInvitation(db, userId, siteUrl),
    joined: { at: member.createdAt.toISOString(), by_invitation: member.invitedBy !== null },
    ...(await toldOfSent(db, person)),
    ...(await toldOfAccess(db, person)),
  };
}
