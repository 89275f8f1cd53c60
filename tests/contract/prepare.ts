import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { storeMemberConsents } from '../../backend/consents/member-consents.ts';
import { holderOf } from '../../backend/caller-marks.ts';
import {
  captchaPasses,
  certificateRequests,
  certificates,
  letterKeys,
  orders,
  packageCodes,
  sessions,
  smsCodes,
  users,
} from '../../backend/db/schema.ts';
import type { Database } from '../../backend/db/database.ts';
import type { CodeAction } from '../../backend/db/schema-login.ts';
import { hashPassword } from '../../backend/members/password.ts';
import { codeDigest } from '../../backend/sms-codes/code-rules.ts';
import { confirmPhone } from '../../backend/sessions.ts';
import type { AnyCall } from '../../contract/call.ts';
import { DEVICE_HEADER, TOKEN_HEADER } from '../../contract/headers.ts';
import { giveCertificate, setStock } from './certificate-rows.ts';
import { giveOrder, givePoints } from './club-rows.ts';
import {
  EXAMPLE_CODE,
  EXAMPLE_EMAIL,
  EXAMPLE_INVITE,
  EXAMPLE_KEY,
  EXAMPLE_NEW_PHONE,
  EXAMPLE_NUMBER,
  EXAMPLE_OPTIC,
  EXAMPLE_ORDER,
  EXAMPLE_PACKAGE,
  EXAMPLE_PASSWORD,
  EXAMPLE_PHONE,
  EXAMPLE_READER,
  EXAMPLE_SESSION,
} from './examples.ts';
import { TEST_SECRET } from './site.ts';

type Member = { readonly id: number; readonly phone: string };
type Preparation = (db: Database, member: Member) => Promise<unknown>;

const DEVICE = 'replies';

const device = holderOf({ deviceId: DEVICE, token: null, address: null }) ?? '';

const passedCaptcha: Preparation = async (db) => {
  await db.delete(smsCodes);
  await db.delete(captchaPasses);
  const values = { tokenHash: 'passed', device, action: 'certificate', score: 1 };
  await db.insert(captchaPasses).values({ ...values, passedAt: new Date() });
};

const sentCodeFor =
  (asked: { phone: string; action: CodeAction }): Preparation =>
  async (db) => {
    const digest = codeDigest(TEST_SECRET, { ...asked, code: EXAMPLE_CODE });
    await db.delete(smsCodes);
    await db.insert(smsCodes).values({ ...asked, device, digest, sentAt: new Date() });
  };

async function noCertificates(db: Database): Promise<void> {
  await db.delete(certificates);
  await db.delete(certificateRequests);
  await setStock(db, EXAMPLE_OPTIC, 1);
}

const certificateOf =
  (phone: 'own' | 'confirmed', isRedeemed = false): Preparation =>
  async (db, member) => {
    await noCertificates(db);
    // An hour old, so that it can be resent.
    const issuedAt = new Date(Date.now() - 60 * 60 * 1000);
    await giveCertificate(db, phone === 'own' ? member.phone : EXAMPLE_PHONE, EXAMPLE_OPTIC, {
      number: EXAMPLE_NUMBER,
      issuedAt,
      ...(isRedeemed ? { state: 'redeemed', redeemedAt: new Date() } : {}),
    });
  };

/** A member who registered by email and invites others. */
async function memberByEmail(db: Database): Promise<number> {
  const passwordHash = await hashPassword(EXAMPLE_PASSWORD);
  const values = { email: EXAMPLE_EMAIL, firstName: 'Анна', inviteCode: EXAMPLE_INVITE };
  const [made] = await db
    .insert(users)
    .values({ ...values, passwordHash })
    .onConflictDoUpdate({ target: users.email, set: { passwordHash } })
    .returning({ id: users.id });
  if (!made) throw new Error('The member could not be stored');
  return made.id;
}

const letterKey =
  (purpose: 'registration' | 'restore'): Preparation =>
  async (db) => {
    const keyHash = createHash('sha256').update(EXAMPLE_KEY).digest('base64url');
    const registration = {
      firstName: 'Ольга',
      passwordHash: '',
      subscribe: true,
      invite: EXAMPLE_INVITE,
      address: null,
    };
    const values =
      purpose === 'restore'
        ? { email: EXAMPLE_EMAIL, userId: await memberByEmail(db) }
        : { email: 'olga@example.ru', registration };
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + 60_000);
    await db.insert(letterKeys).values({ ...values, purpose, keyHash, expiresAt, createdAt });
  };

/** Enough points for anything. */
const points: Preparation = (db, { id }) => givePoints(db, id, 10_000);

const freePackage: Preparation = async (db) => {
  await db.delete(packageCodes).where(eq(packageCodes.code, EXAMPLE_PACKAGE));
  await db.insert(packageCodes).values({ code: EXAMPLE_PACKAGE, product: 'Линзы', points: 150 });
};

const registeredPackage: Preparation = async (db, { id }) => {
  await db.delete(packageCodes).where(eq(packageCodes.code, EXAMPLE_PACKAGE));
  const owner = { userId: id, registeredAt: new Date() };
  await db
    .insert(packageCodes)
    .values({ code: EXAMPLE_PACKAGE, product: 'Линзы', points: 150, ...owner });
};

/** A consent for the history. */
const givenConsent: Preparation = (db, { id }) =>
  storeMemberConsents(db, id, { sms: true }, { address: null }, new Date());

const EXAMPLE_ORDER_CODE = 'ABCD-EFGH-JKLM';

const readyOrder: Preparation = async (db, { id }) => {
  await db.delete(orders).where(eq(orders.id, EXAMPLE_ORDER));
  await giveOrder(db, id, { id: EXAMPLE_ORDER, state: 'ready', code: EXAMPLE_ORDER_CODE });
};

/** Another session of the member. */
const anotherSession: Preparation = async (db, { id }) => {
  const expiresAt = new Date(Date.now() + 60_000);
  const values = { id: EXAMPLE_SESSION, tokenHash: 'another', userId: id, expiresAt };
  await db.insert(sessions).values(values).onConflictDoNothing();
};

const reader: Preparation = (db) =>
  db.insert(users).values({ id: EXAMPLE_READER }).onConflictDoNothing();

const preparations: Readonly<Record<string, Preparation>> = {
  'login.send.sms': passedCaptcha,
  'login.auth.sms': sentCodeFor({ phone: EXAMPLE_PHONE, action: 'authorization' }),
  'registration.byEmail': passedCaptcha,
  'session.end': anotherSession,
  'user.phone.codes': passedCaptcha,
  'user.phone.change': sentCodeFor({ phone: EXAMPLE_NEW_PHONE, action: 'phone.new' }),
  'login.auth.email': memberByEmail,
  'user.consents': givenConsent,
  'login.confirm.email': letterKey('registration'),
  'restore.password': letterKey('restore'),
  'friend.invitation': memberByEmail,
  mailing: reader,
  'mailing.leave': reader,
  certificates: certificateOf('own'),
  'redeem.certificate': certificateOf('own'),
  'cancel.redeem.certificate': certificateOf('own', true),
  'certificate.resend': certificateOf('confirmed'),
  'certificate.optician': certificateOf('confirmed'),
  'certificate.get': certificateOf('confirmed'),
  'certificate.form.send': noCertificates,
  'product.code.registration': freePackage,
  'product.package.code': registeredPackage,
  'user.history.points': points,
  'order.partner.offer': points,
  'order.webinar': points,
  orders: readyOrder,
  'redeem.order': readyOrder,
  'cancel.redeem.order': readyOrder,
  'show.order.code': readyOrder,
};

/** Calls that delete the member or change their phone. */
const CHANGES_MEMBER = ['user.delete', 'user.phone.change'];

/**
 * Sets up what a call's example requires, by the call's name.
 * @returns headers of the member, in a session that has confirmed the phone of the examples.
 */
export async function prepare(db: Database, call: AnyCall, member: Member) {
  await preparations[call.name]?.(db, member);
  // The other calls still need the original member.
  const [leaving] = CHANGES_MEMBER.includes(call.name)
    ? await db.insert(users).values({}).returning()
    : [];
  const opener = { token: null, deviceId: DEVICE, userId: leaving?.id ?? member.id };
  const { token } = await confirmPhone(db, opener, EXAMPLE_PHONE, new Date());
  return { [TOKEN_HEADER]: token, [DEVICE_HEADER]: DEVICE };
}
