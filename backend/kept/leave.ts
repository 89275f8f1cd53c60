/** The effect of account deletion on each table, as declared in `src/config/kept-data.ts`. */
import { and, eq, sql } from 'drizzle-orm';
import type { KeptTable } from '../../src/config/kept-data.ts';
import { forgetPhone, holdCertificates, ofDeleted } from '../certificates/forget.ts';
import { consents, reviews, sessions } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { cancelOrdersOf } from '../orders/leave.ts';
import type { Person } from './person.ts';
import { placeRows, places } from './where.ts';

type Leave = (tx: Database, person: Person, now: Date) => Promise<unknown>;

/** The proof stays, under an id that no longer identifies anyone. */
const forgetInConsents: Leave = (tx, person) =>
  tx
    .update(consents)
    .set({ userId: person.id, phone: null, email: null, address: null })
    .where(placeRows(tx, 'consents', person));

const forgetInReviews: Leave = (tx, person) =>
  tx
    .update(reviews)
    .set({ userId: null, deviceId: null, addressHash: null })
    .where(placeRows(tx, 'reviews', person));

/** Sessions in which another member is signed in only lose this member's phone. */
const endSessions: Leave = async (tx, person) => {
  const { userId, verifiedPhone } = sessions;
  const others = sql`${userId} is distinct from ${person.id}`;
  if (person.phone !== null) {
    await tx
      .update(sessions)
      .set({ verifiedPhone: null, verifiedAt: null })
      .where(and(eq(verifiedPhone, person.phone), others));
  }
  await tx.delete(sessions).where(eq(userId, person.id));
};

const forgetCertificates: Leave = async (tx, { id, phone }, now) => {
  if (phone !== null) await forgetPhone(tx, phone, ofDeleted(id), now);
};

const dropRows =
  (name: KeptTable): Leave =>
  (tx, person) =>
    tx.delete(places[name].table).where(placeRows(tx, name, person));

/** Rows that contain only the member's id, which identifies nobody without the member's row. */
const namesNobody: Leave = () => Promise.resolve();

/** Order of deletion: emails are found by the rows they are about. */
const order = {
  sessions: endSessions,
  known_devices: dropRows('known_devices'),
  orders: (tx, { id }, now) => cancelOrdersOf(tx, id, now),
  consents: forgetInConsents,
  outbox: dropRows('outbox'),
  certificates: forgetCertificates,
  certificate_requests: namesNobody,
  feedback: dropRows('feedback'),
  form_entries: dropRows('form_entries'),
  profile_changes: dropRows('profile_changes'),
  once_answers: dropRows('once_answers'),
  survey_answers: dropRows('survey_answers'),
  reviews: forgetInReviews,
  sms_codes: dropRows('sms_codes'),
  letter_keys: dropRows('letter_keys'),
  points_entries: namesNobody,
  package_codes: namesNobody,
  users: namesNobody,
} as const satisfies Record<KeptTable, Leave>;

/** Removes a person from every table except their own row. Tables declared `gone` keep no row. */
export async function leaveEverywhere(tx: Database, person: Person, now: Date): Promise<void> {
  // Otherwise messages about a certificate could be queued after the outbox has been cleared of them.
  if (person.phone !== null) await holdCertificates(tx, person.phone);
  for (const leave of Object.values(order)) await leave(tx, person, now);
}
