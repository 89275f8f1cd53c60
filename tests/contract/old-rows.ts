import { eq, getTableName } from 'drizzle-orm';
import * as schema from '../../backend/db/schema.ts';
import type { Database } from '../../backend/db/database.ts';
import type { Rule } from '../../backend/retention/rules.ts';
import { giveCertificate, opticianWith } from './certificate-rows.ts';

let made = 0;
const next = () => (made += 1);

type Make = (db: Database, at: Date) => Promise<unknown>;

async function memberGone(db: Database, deletedAt: Date): Promise<number> {
  const [user] = await db.insert(schema.users).values({ deletedAt }).returning();
  if (!user) throw new Error('The member could not be stored');
  return user.id;
}

/** The account of an editor who may still sign in. */
async function editor(db: Database): Promise<number> {
  const made = { name: `Редактор ${next()}`, role: 'viewer', createdAt: new Date() } as const;
  const [account] = await db.insert(schema.editorAccounts).values(made).returning();
  if (!account) throw new Error('The account could not be stored');
  return account.id;
}

/** A certificate that ended at that moment, with a form submitted then. */
async function certificate(db: Database, at: Date): Promise<string> {
  const phone = `+7900${next()}`;
  const times = { issuedAt: at, expiresAt: at, updatedAt: at };
  await giveCertificate(db, phone, await opticianWith(db, 1), { ...times, state: 'expired' });
  return phone;
}

/** Creates a row of a table with that age. */
const rows: Readonly<Record<string, Make>> = {
  profile_changes: async (db, changedAt) =>
    db
      .insert(schema.profileChanges)
      .values({ userId: await memberGone(db, new Date()), fields: {}, changedAt }),
  sessions: (db, expiresAt) =>
    db.insert(schema.sessions).values({ tokenHash: `old-${next()}`, expiresAt }),
  known_devices: async (db, seenAt) =>
    db
      .insert(schema.knownDevices)
      .values({ userId: await memberGone(db, new Date()), device: 'x', seenAt }),
  sms_codes: (db, sentAt) =>
    db
      .insert(schema.smsCodes)
      .values({ phone: '+79001', action: 'authorization', digest: 'x', sentAt }),
  letter_keys: (db, expiresAt) =>
    db.insert(schema.letterKeys).values({
      ...{ keyHash: `old-${next()}`, purpose: 'restore', email: 'a@example.ru', expiresAt },
      createdAt: expiresAt,
    }),
  outbox: (db, sentAt) =>
    db.insert(schema.outbox).values({ to: 'a@example.ru', channel: 'email', text: 'Т', sentAt }),
  feedback: (db, createdAt) =>
    db.insert(schema.feedback).values({
      ...{ name: 'А', email: 'a@example.ru', question: 'Что?', sender: 'x', createdAt },
      digest: `old-${next()}`,
    }),
  form_entries: (db, createdAt) =>
    db
      .insert(schema.formEntries)
      .values({ form: 'contact', fields: {}, digest: `old-${next()}`, createdAt }),
  certificates: certificate,
  certificate_requests: async (db, at) => {
    const phone = await certificate(db, at);
    await db.delete(schema.certificates).where(eq(schema.certificates.phone, phone));
  },
  points_entries: async (db, leftAt) =>
    db.insert(schema.pointsEntries).values({
      ...{ rule: 'survey', reference: 'x', title: 'Т', points: 1, happenedAt: leftAt },
      userId: await memberGone(db, leftAt),
    }),
  orders: async (db, leftAt) =>
    db.insert(schema.orders).values({
      ...{ kind: 'offer', itemId: 1, title: 'Т', state: 'redeemed', points: 1 },
      ...{ createdAt: leftAt, updatedAt: leftAt },
      userId: await memberGone(db, leftAt),
    }),
  once_answers: async (db, createdAt) =>
    db.insert(schema.onceAnswers).values({
      ...{ key: 'x', call: 'x', digest: 'x', answer: {}, createdAt },
      userId: await memberGone(db, new Date()),
    }),
  attempts: (db, madeAt) => db.insert(schema.attempts).values({ kind: 'x', mark: 'x', madeAt }),
  captcha_passes: (db, passedAt) =>
    db
      .insert(schema.captchaPasses)
      .values({ tokenHash: `old-${next()}`, device: 'x', action: 'x', score: 1, passedAt }),
  desk_log: (db, at) =>
    db.insert(schema.deskLog).values({ at, who: 'А', action: 'code', about: 'x', reason: 'x' }),
  editor_log: (db, at) =>
    db.insert(schema.editorLog).values({ at, who: 'А', action: 'create', about: 'x' }),
  editor_accounts: (db, revokedAt) =>
    db.insert(schema.editorAccounts).values({
      ...{ name: 'А', role: 'viewer', tokenHash: `old-${next()}`, revokedAt },
      createdAt: revokedAt,
    }),
  editor_sessions: async (db, expiresAt) =>
    db.insert(schema.editorSessions).values({
      ...{ tokenHash: `old-${next()}`, createdAt: expiresAt, expiresAt },
      accountId: await editor(db),
    }),
  editor_keys: async (db, expiresAt) =>
    db
      .insert(schema.editorKeys)
      .values({ keyHash: `old-${next()}`, expiresAt, accountId: await editor(db) }),
  editor_presence: (db, seenAt) =>
    db.insert(schema.editorPresence).values({
      who: `Редактор ${next()}`,
      tab: '',
      collection: 'articles',
      since: seenAt,
      seenAt,
    }),
  editor_answers: (db, createdAt) =>
    db
      .insert(schema.editorAnswers)
      .values({ owner: '1', key: `old-${next()}`, call: 'x', digest: 'x', answer: {}, createdAt }),
  reviews: (db, createdAt) =>
    db
      .insert(schema.reviews)
      .values({ kind: 'common', rating: 5, deviceId: 'x', addressHash: 'x', createdAt }),
  survey_answers: (db, createdAt) =>
    db
      .insert(schema.surveyAnswers)
      .values({ formId: 1, answers: [], deviceId: `old-${next()}`, createdAt }),
};

const consentOf = { code: 'policy', version: '1', given: true };

/** The two rules for consents: of visitors, and of deleted members. */
const consentRows: readonly Make[] = [
  (db, createdAt) =>
    db.insert(schema.consents).values({ ...consentOf, phone: `+7900${next()}`, createdAt }),
  async (db, leftAt) =>
    db
      .insert(schema.consents)
      .values({ ...consentOf, userId: await memberGone(db, leftAt), createdAt: leftAt }),
];

/** Returns the function that creates a row for a rule. */
export function rowFor({ table }: Rule, place: number): Make {
  const name = getTableName(table);
  const make = name === 'consents' ? consentRows[place] : rows[name];
  if (!make) throw new Error(`No function creates rows of ${name}`);
  return make;
}
