/** Section 7, table «Login and user». Shapes are ours where the table says «not shown». */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { none, requiredId, requiredText } from '../query.ts';
import { certificateProcess, certificates as certificateList } from '../schemas/certificate.ts';
import * as member from '../schemas/member.ts';

const open = { table: 'user', access: 'public' } as const;
const own = { table: 'user', access: 'member' } as const;

export const loginSendSms = defineCall({
  ...open,
  name: 'login.send.sms',
  method: 'GET',
  path: '/rest/login.send.sms',
  params: member.smsParams,
  result: member.smsSent,
  errors: ['sms_failed', 'captcha_failed'],
});

/** The specification has two readings (GET and POST); the one with a shown payload stands here. */
export const loginAuthSms = defineCall({
  ...open,
  name: 'login.auth.sms',
  method: 'GET',
  path: '/rest/login.auth.sms',
  params: member.smsCode,
  result: member.signedIn,
  errors: ['code_wrong', 'code_expired'],
});

/** Google's tokens are one or two thousand characters long. */
const captchaToken = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4_096));

export const checkCaptcha = defineCall({
  ...open,
  name: 'check.captcha',
  method: 'GET',
  path: '/rest/check.captcha',
  params: v.object({ ctoken: captchaToken, action: v.optional(v.string(), 'certificate') }),
  result: v.object({ success: v.boolean(), score: v.number() }),
  errors: ['captcha_failed'],
});

/**
 * The server-side check of /personal: its path is not shown, `data.user` is. A null user is an
 * answer, not an error, so the call is public.
 */
export const userCheck = defineCall({
  ...open,
  name: 'user.check',
  method: 'GET',
  path: '/rest/user.check',
  envelope: 'data',
  params: none,
  result: v.object({
    user: v.nullable(v.object({ id: v.number(), firstName: v.nullable(v.string()) })),
  }),
  errors: [],
});

export const userProfile = defineCall({
  ...own,
  name: 'user.profile',
  method: 'GET',
  path: '/rest/user.profile',
  params: none,
  result: member.profile,
  errors: [],
});

export const userProfileEdit = defineCall({
  ...own,
  name: 'user.profile.edit',
  method: 'POST',
  path: '/rest/user.profile.edit',
  params: member.profileEdit,
  result: member.profile,
  errors: ['email_taken'],
});

export const userBalance = defineCall({
  ...own,
  name: 'user.balance',
  method: 'GET',
  path: '/rest/user.balance',
  params: none,
  result: member.balance,
  errors: [],
});

export const menuGetPoints = defineCall({
  ...own,
  name: 'menu.get.points',
  method: 'GET',
  path: '/rest/menu.get.points',
  params: none,
  result: member.pointsMenu,
  errors: [],
});

export const inviteFriend = defineCall({
  ...own,
  name: 'invite.friend',
  method: 'GET',
  path: '/rest/invite.friend',
  params: none,
  result: member.invitation,
  errors: [],
});

/** Open to visitors: the site asks everybody whether a page was of help. */
export const siteReviewCommon = defineCall({
  ...open,
  name: 'site.review.common',
  method: 'POST',
  path: '/rest/site.review.common',
  params: member.commonReview,
  result: member.accepted,
  errors: [],
});

export const siteReviewSocial = defineCall({
  ...open,
  name: 'site.review.social',
  method: 'POST',
  path: '/rest/site.review.social',
  params: member.socialReview,
  result: member.accepted,
  errors: [],
});

/** Open to visitors too: the poll and the survey are public pages. */
export const siteSurveyFormGet = defineCall({
  ...open,
  name: 'site.survey.form.get',
  method: 'GET',
  path: '/rest/site.survey.form.get',
  params: member.surveyParams,
  result: member.surveyForm,
  errors: ['not_found'],
});

export const siteSurveyFormSet = defineCall({
  ...open,
  name: 'site.survey.form.set',
  method: 'POST',
  path: '/rest/site.survey.form.set',
  params: member.surveyAnswer,
  result: member.surveyForm,
  errors: ['not_found', 'already_answered'],
});

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

export const orderPartnerOffer = defineCall({
  ...own,
  name: 'order.partner.offer',
  method: 'GET',
  path: '/rest/order.partner.offer',
  params: v.object({ offerId: requiredId }),
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
  params: v.object({ webinarId: requiredId }),
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

export const userHistoryPoints = defineCall({
  ...own,
  name: 'user.history.points',
  method: 'GET',
  path: '/rest/user.history.points',
  params: member.pointsHistoryParams,
  result: member.pointsHistory,
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

/** Sends the certificate of the confirmed phone once more; whoever asked for it need be no member. */
export const certificateResend = defineCall({
  ...open,
  name: 'certificate.resend',
  method: 'GET',
  path: '/rest/certificate.resend',
  params: none,
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

/** The member has used the order at the partner: `ready` → `redeemed`. */
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
 * Takes the last step back: an order not used yet is cancelled and its points return, one that was
 * marked as used by mistake is `ready` again within a day.
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
