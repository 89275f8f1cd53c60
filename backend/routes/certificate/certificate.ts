import { certificateOptician } from '../../../contract/calls/account.ts';
import * as shopCalls from '../../../contract/calls/shops.ts';
import * as calls from '../../../contract/calls/user.ts';
import { acceptForm } from '../../certificates/accept.ts';
import { changeOptician } from '../../certificates/change-optician.ts';
import { allOf, isBeingIssued, newestOf, shownCertificate } from '../../certificates/find.ts';
import { cancelRedeem, redeem } from '../../certificates/redeem.ts';
import { resend } from '../../certificates/resend.ts';
import { PROCESS, readyOf, tellFirst } from '../../certificates/tell.ts';
import { Failure, notFound } from '../../failure.ts';
import { implement, type Caller } from '../../handler.ts';

const notVerified = () =>
  new Failure('phone_not_verified', 'Подтвердите номер телефона кодом из\u00a0SMS');

/** @throws Failure `phone_not_verified` for a phone the caller has not confirmed. */
function assertOwn({ phone, verifiedPhone }: Caller, wanted: string): void {
  if (wanted !== phone && wanted !== verifiedPhone) throw notVerified();
}

/** A member who registered by email has no phone, and so no certificate. */
function phoneOf({ phone }: Caller): string {
  if (phone === null) throw notFound('Сертификат', 'не\u00a0найден. Проверьте номер');
  return phone;
}

const formSend = implement(shopCalls.certificateFormSend, async (form, context) => {
  const { db, caller, now, issuing } = context;
  assertOwn(caller, form.phone);
  const accepting = { address: caller.address, now: now(), delay: issuing.delay };
  const answer = await acceptForm(db, form, accepting);
  if (answer.process === 'process') issuing.wake();
  return answer;
});

const get = implement(shopCalls.certificateGet, async ({ phone }, { db, caller, now }) => {
  assertOwn(caller, phone);
  if (await isBeingIssued(db, phone)) return { ...PROCESS, certificate: null };
  const row = await newestOf(db, phone);
  if (!row) throw notFound('Сертификат', 'не\u00a0найден');
  const at = now();
  await tellFirst(db, row, at);
  return { ...readyOf(row, at), certificate: await shownCertificate(db, row, at) };
});

const sendAgain = implement(calls.certificateResend, async (wanted, context) => {
  const { db, caller, now } = context;
  const phone = wanted.phone ?? caller.verifiedPhone ?? caller.phone;
  if (phone === null) throw notVerified();
  assertOwn(caller, phone);
  return resend(db, phone, context, now());
});

const otherOptician = implement(certificateOptician, async (wanted, context) => {
  const { db, caller, now } = context;
  assertOwn(caller, wanted.phone);
  return changeOptician(db, wanted, context, now());
});

const list = implement(calls.certificates, async (_params, { db, caller, now }) => {
  const rows = caller.phone === null ? [] : await allOf(db, caller.phone);
  const at = now();
  const items = await Promise.all(rows.map((row) => shownCertificate(db, row, at)));
  return { items, total: items.length };
});

const redeemOwn = implement(calls.redeemCertificate, async ({ number }, { db, caller, now }) => {
  const id = await redeem(db, { phone: phoneOf(caller), number }, now());
  return { accepted: true as const, id };
});

const cancelOwn = implement(
  calls.cancelRedeemCertificate,
  async ({ number }, { db, caller, now }) => {
    const id = await cancelRedeem(db, { phone: phoneOf(caller), number }, now());
    return { accepted: true as const, id };
  },
);

export const certificateHandlers = [
  formSend,
  get,
  sendAgain,
  otherOptician,
  list,
  redeemOwn,
  cancelOwn,
];
