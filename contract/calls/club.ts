/**
 * Section 7, table «Login and user»: package codes, purchases with points, and certificates. Shapes
 * are ours where the table says «not shown».
 */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { agreedPoints, none, phone, requiredId, requiredText } from '../query.ts';
import { certificateProcess, certificates as certificateList } from '../schemas/certificate.ts';
import * as member from '../schemas/member.ts';

const open = { table: 'user', access: 'public' } as const;
const own = { table: 'user', access: 'member' } as const;

export const productPackageCode = defineCall({
  ...own,
  name: 'product.package.code',
  method: 'GET',
  path: '/rest/product.package.code',
  params: none,
  result: member.packageCodes,
  errors: [],
});

export const productCodeRegistration = defineCall({
  ...own,
  name: 'product.code.registration',
  method: 'POST',
  path: '/rest/product.code.registration',
  params: member.packageCode,
  result: member.accepted,
  errors: ['product_code_mistyped', 'product_code_unknown', 'product_code_used', 'key_reused'],
  once: true,
});

export const partnerOffers = defineCall({
  ...own,
  name: 'partner.offers',
  method: 'GET',
  path: '/rest/partner.offers',
  params: none,
  result: member.partnerOffers,
  errors: [],
});

/** The price that the member agreed to; the order is refused at any other price. Ours. */
const agreed = { points: agreedPoints };

export const orderPartnerOffer = defineCall({
  ...own,
  name: 'order.partner.offer',
  method: 'GET',
  path: '/rest/order.partner.offer',
  params: v.object({ offerId: requiredId, ...agreed }),
  result: member.order,
  errors: ['not_found', 'balance_too_low', 'no_places_left', 'state_conflict', 'key_reused'],
  once: true,
});

export const webinars = defineCall({
  ...own,
  name: 'webinars',
  method: 'GET',
  path: '/rest/webinars',
  params: none,
  result: member.webinars,
  errors: [],
});

export const orderWebinar = defineCall({
  ...own,
  name: 'order.webinar',
  method: 'GET',
  path: '/rest/order.webinar',
  params: v.object({ webinarId: requiredId, ...agreed }),
  result: member.order,
  errors: ['not_found', 'balance_too_low', 'no_places_left', 'state_conflict', 'key_reused'],
  once: true,
});

export const orders = defineCall({
  ...own,
  name: 'orders',
  method: 'GET',
  path: '/rest/orders',
  params: none,
  result: member.orders,
  errors: [],
});

export const certificates = defineCall({
  ...own,
  name: 'certificates',
  method: 'GET',
  path: '/rest/certificates',
  params: none,
  result: certificateList,
  errors: [],
});

/** Resends the certificate of the confirmed phone; the visitor need not be a member. */
export const certificateResend = defineCall({
  ...open,
  name: 'certificate.resend',
  method: 'GET',
  changes: true,
  path: '/rest/certificate.resend',
  /** The certificate's phone; by default the phone that the session has confirmed. */
  params: v.object({ phone: v.optional(phone) }),
  result: certificateProcess,
  errors: ['not_found', 'phone_not_verified'],
});

const certificateNumber = v.object({ number: requiredText });

export const redeemCertificate = defineCall({
  ...own,
  name: 'redeem.certificate',
  method: 'POST',
  path: '/rest/redeem.certificate',
  params: certificateNumber,
  result: member.accepted,
  errors: ['not_found', 'already_redeemed', 'state_conflict', 'key_reused'],
  once: true,
});

export const cancelRedeemCertificate = defineCall({
  ...own,
  name: 'cancel.redeem.certificate',
  method: 'POST',
  path: '/rest/cancel.redeem.certificate',
  params: certificateNumber,
  result: member.accepted,
  errors: ['not_found', 'not_redeemed', 'state_conflict', 'key_reused'],
  once: true,
});

const orderId = v.object({ orderId: requiredId });

/** Marks an order as used at the partner: `ready` → `redeemed`. */
export const redeemOrder = defineCall({
  ...own,
  name: 'redeem.order',
  method: 'GET',
  path: '/rest/redeem.order',
  params: orderId,
  result: member.order,
  errors: ['not_found', 'state_conflict', 'key_reused'],
  once: true,
});

/**
 * Reveals the code of a `ready` order. A cashier may have read it then, so from here on only the
 * shop can cancel the order.
 */
export const showOrderCode = defineCall({
  ...own,
  name: 'show.order.code',
  method: 'POST',
  path: '/rest/show.order.code',
  params: orderId,
  result: member.order,
  errors: ['not_found', 'state_conflict', 'key_reused'],
  once: true,
  beyondSpec: true,
});

/**
 * Undoes the last step: an order whose code has not been shown is cancelled and its points are
 * refunded; one marked as used by mistake becomes `ready` again within a day.
 */
export const cancelRedeemOrder = defineCall({
  ...own,
  name: 'cancel.redeem.order',
  method: 'GET',
  path: '/rest/cancel.redeem.order',
  params: orderId,
  result: member.order,
  errors: ['not_found', 'state_conflict', 'key_reused'],
  once: true,
});
