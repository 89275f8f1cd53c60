/** The sign-in and consent data of the export. */
import { desc } from 'drizzle-orm';
import type { MemberData } from '../../contract/schemas/account.ts';
import {
  certificateRequests,
  consents,
  knownDevices,
  letterKeys,
  onceAnswers,
  sessions,
  smsCodes,
} from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import type { Person } from './person.ts';
import { placeRows } from './where.ts';

const moment = (at: Date) => at.toISOString();
const momentOrNull = (at: Date | null) => at && moment(at);

async function sessionsOf(db: Database, person: Person): Promise<MemberData['sessions']> {
  const mine = placeRows(db, 'sessions', person);
  const rows = await db.select().from(sessions).where(mine).orderBy(desc(sessions.createdAt));
  return rows.map(({ deviceId, verifiedPhone, verifiedAt, createdAt, expiresAt, ...seen }) => ({
    device_id: deviceId,
    user_agent: seen.userAgent,
    city_id: seen.cityId,
    last_seen_at: moment(seen.lastSeenAt),
    verified_phone: verifiedPhone,
    verified_at: momentOrNull(verifiedAt),
    created_at: moment(createdAt),
    expires_at: moment(expiresAt),
  }));
}

async function devicesOf(db: Database, person: Person): Promise<MemberData['known_devices']> {
  const mine = placeRows(db, 'known_devices', person);
  const rows = await db.select().from(knownDevices).where(mine).orderBy(desc(knownDevices.seenAt));
  return rows.map(({ seenAt }) => ({ seen_at: moment(seenAt) }));
}

async function codesOf(db: Database, person: Person): Promise<MemberData['sms_codes']> {
  const mine = placeRows(db, 'sms_codes', person);
  const rows = await db.select().from(smsCodes).where(mine).orderBy(desc(smsCodes.id));
  return rows.map(({ action, sentAt, usedAt }) => ({
    action,
    sent_at: moment(sentAt),
    used_at: momentOrNull(usedAt),
  }));
}

async function linksOf(db: Database, person: Person): Promise<MemberData['letter_links']> {
  const mine = placeRows(db, 'letter_keys', person);
  const rows = await db.select().from(letterKeys).where(mine).orderBy(desc(letterKeys.id));
  return rows.map(({ purpose, email, createdAt, expiresAt }) => ({
    ...{ purpose, email },
    created_at: moment(createdAt),
    expires_at: moment(expiresAt),
  }));
}

async function consentsOf(db: Database, person: Person): Promise<MemberData['consents']> {
  const mine = placeRows(db, 'consents', person);
  const rows = await db.select().from(consents).where(mine).orderBy(desc(consents.id));
  return rows.map(({ id, code, version, given, createdAt, address }) => ({
    ...{ id, code, version, given, address },
    happened_at: moment(createdAt),
  }));
}

async function formsOf(db: Database, person: Person): Promise<MemberData['certificate_forms']> {
  const mine = placeRows(db, 'certificate_requests', person);
  const rows = await db
    .select()
    .from(certificateRequests)
    .where(mine)
    .orderBy(desc(certificateRequests.id));
  return rows.map(({ name, lastName, email, phone, address, extra, ...row }) => ({
    ...{ name, email, phone, address, extra },
    last_name: lastName,
    optic_id: row.opticId,
    is_loyalty_member: row.isLoyaltyMember,
    wants_to_join: row.wantsToJoin,
    sent_at: moment(row.createdAt),
  }));
}

async function receiptsOf(db: Database, person: Person): Promise<MemberData['receipts']> {
  const mine = placeRows(db, 'once_answers', person);
  const rows = await db.select().from(onceAnswers).where(mine).orderBy(desc(onceAnswers.createdAt));
  return rows.map(({ call, answer, createdAt }) => ({ call, answer, at: moment(createdAt) }));
}

/** The part of a person's export about access: sessions, devices, codes, consents. */
export const toldOfAccess = async (db: Database, person: Person) => ({
  sessions: await sessionsOf(db, person),
  known_devices: await devicesOf(db, person),
  sms_codes: await codesOf(db, person),
  letter_links: await linksOf(db, person),
  consents: await consentsOf(db, person),
  certificate_forms: await formsOf(db, person),
  receipts: await receiptsOf(db, person),
});
