/** The desk's calls about one person: certificates, orders, points, data export and deletion. */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { CORRECTION_MOST } from '../limits.ts';
import { requiredId } from '../query.ts';
import { memberData } from '../schemas/account.ts';
import * as desk from '../schemas/desk.ts';
import { done } from '../schemas/editor-people.ts';
import { deskCall, deskErrors, deskLook } from './desk-call.ts';

const { reason } = desk;
const why = v.strictObject({ reason });

/** A number, a phone in any notation, or an email. */
const found = v.strictObject({
  search: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  reason,
});
const findErrors = ['unauthorized', 'forbidden', 'invalid'] as const;

/** Certificates by number, or all of a phone. */
export const deskCertificates = defineCall({
  ...deskLook,
  name: 'editor.desk.certificates',
  path: '/editor/desk/certificates/find',
  body: 'find',
  params: v.object({ find: found }),
  result: desk.deskCertificates,
  errors: findErrors,
});

/** Returns the pair to its optician; the phone can get another certificate. */
export const deskCertificateCancel = defineCall({
  ...deskCall,
  name: 'editor.desk.certificate.cancel',
  method: 'POST',
  path: '/editor/desk/certificates/:certificate/cancel',
  body: 'why',
  params: v.object({ certificate: requiredId, why }),
  result: desk.deskCertificate,
  errors: [...deskErrors, 'state_conflict'],
});

/** Resends it by SMS and email, within the limit for visitors. */
export const deskCertificateSend = defineCall({
  ...deskCall,
  name: 'editor.desk.certificate.send',
  method: 'POST',
  path: '/editor/desk/certificates/:certificate/send',
  body: 'why',
  params: v.object({ certificate: requiredId, why }),
  result: desk.deskCertificate,
  errors: [...deskErrors, 'state_conflict'],
});

/** Orders by number, or all of a member by phone or email. */
export const deskOrders = defineCall({
  ...deskLook,
  name: 'editor.desk.orders',
  path: '/editor/desk/orders/find',
  body: 'find',
  params: v.object({ find: found }),
  result: desk.deskOrders,
  errors: findErrors,
});

/** Refunds the points. The desk may do so even after the code was shown. */
export const deskOrderCancel = defineCall({
  ...deskCall,
  name: 'editor.desk.order.cancel',
  method: 'POST',
  path: '/editor/desk/orders/:order/cancel',
  body: 'why',
  params: v.object({ order: requiredId, why }),
  result: desk.deskOrder,
  errors: [...deskErrors, 'state_conflict'],
});

/** Sends the code of a ready order to the member, and counts it as shown. */
export const deskOrderSend = defineCall({
  ...deskCall,
  name: 'editor.desk.order.send',
  method: 'POST',
  path: '/editor/desk/orders/:order/send',
  body: 'why',
  params: v.object({ order: requiredId, why }),
  result: desk.deskOrder,
  errors: [...deskErrors, 'state_conflict'],
});

/** A member by phone, by a confirmed email or by number. */
export const deskMembers = defineCall({
  ...deskLook,
  name: 'editor.desk.members',
  path: '/editor/desk/members/find',
  body: 'find',
  params: v.object({ find: found }),
  result: desk.deskMembers,
  errors: findErrors,
});

/** An entry of the ledger, which the member sees with its title. */
export const deskPoints = defineCall({
  ...deskCall,
  name: 'editor.desk.points',
  method: 'POST',
  path: '/editor/desk/members/:member/points',
  body: 'correction',
  once: true,
  params: v.object({
    member: requiredId,
    correction: v.strictObject({
      reason,
      /** Negative: takes points away. */
      points: v.pipe(
        v.number(),
        v.integer(),
        v.minValue(-CORRECTION_MOST),
        v.maxValue(CORRECTION_MOST),
        v.check((points) => points !== 0, 'Напишите, сколько баллов прибавить или отнять'),
      ),
      /** What the member reads in the history. */
      title: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(100)),
    }),
  }),
  result: desk.deskCorrection,
  errors: [...deskErrors, 'balance_too_low', 'key_reused'],
});

/** All data stored about a member, at the member's request. */
export const deskMemberData = defineCall({
  ...deskLook,
  name: 'editor.desk.member.data',
  path: '/editor/desk/members/:member/data',
  body: 'why',
  params: v.object({ member: requiredId, why }),
  result: memberData,
  errors: deskErrors,
});

/** Deletes a member's data at the member's request, as the member could. */
export const deskMemberDelete = defineCall({
  ...deskCall,
  name: 'editor.desk.member.delete',
  method: 'POST',
  path: '/editor/desk/members/:member/delete',
  body: 'why',
  params: v.object({ member: requiredId, why }),
  result: done,
  errors: deskErrors,
});
