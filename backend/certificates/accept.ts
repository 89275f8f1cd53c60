import type { CertificateForm, CertificateProcess } from '../../contract/schemas/certificate.ts';
import { assertGiven, consentsAsked, storeConsents, type Asked } from '../consents/consents.ts';
import { oneAtATime } from '../db/one-at-a-time.ts';
import { certificateRequests } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import { Failure } from '../failure.ts';
import { expireDue } from './expire.ts';
import { extraFields } from './extra.ts';
import { heldBy, isBeingIssued, lockOf } from './find.ts';
import { opticianOf } from './optician.ts';
import { wantsToJoin } from './rules.ts';
import { takePair } from './stock.ts';
import { PROCESS, readyOf, tellFirst } from './tell.ts';

/** The document of the page that contains the form. */
const PAGE = 'certificate.page';

export type Accepting = {
  /** Network address of the visitor. */
  readonly address: string | null;
  readonly now: Date;
  /** How long issuing takes, in milliseconds. */
  readonly delay: number;
};

async function store(
  tx: Database,
  form: CertificateForm,
  asked: Asked,
  { address, now, delay }: Accepting,
): Promise<void> {
  const { phone, policy, subscribe, sms, opticId } = form;
  await takePair(tx, opticId);
  const optician = await opticianOf(tx, opticId);
  if (!optician) throw new Error(`Shop ${opticId} has stock but does not exist`);
  await tx.insert(certificateRequests).values({
    phone,
    name: form.name,
    lastName: form.lastName,
    email: form.email,
    address: form.address,
    opticId,
    optician,
    isLoyaltyMember: form.isLoyaltyMember,
    wantsToJoin: wantsToJoin(form),
    extra: extraFields(form),
    dueAt: new Date(now.getTime() + delay),
    createdAt: now,
  });
  const given = { policy, subscribe, sms };
  await storeConsents(tx, asked, { phone, given, versions: form.consentVersions, address }, now);
}

/**
 * Accepts a form from a confirmed phone: one issuer job and one reserved pair, however often it is
 * submitted. The first submission after the issue returns «ready»; later ones report that the phone
 * already has its certificate.
 * @throws Failure `get_certificate`, `optician_out_of_stock`, `consent_missing`.
 */
export async function acceptForm(
  db: Database,
  form: CertificateForm,
  accepting: Accepting,
): Promise<CertificateProcess> {
  const { now } = accepting;
  const { phone } = form;
  // In a separate transaction: it locks another optician's stock, and two of those could deadlock.
  await expireDue(db, now, phone);
  const asked = await consentsAsked(db, PAGE);
  const { policy, subscribe, sms } = form;
  assertGiven(asked, { policy, subscribe, sms });
  return db.transaction(async (tx) => {
    await oneAtATime(tx, lockOf(phone));
    if (await isBeingIssued(tx, phone)) return PROCESS;
    const held = await heldBy(tx, phone);
    if (!held) {
      await store(tx, form, asked, accepting);
      return PROCESS;
    }
    if (await tellFirst(tx, held, now)) return readyOf(held, now);
    throw new Failure('get_certificate', 'На\u00a0этот номер сертификат уже оформлен');
  });
}
