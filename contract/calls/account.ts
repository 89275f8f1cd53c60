/** Member calls that section 7 does not list but the site's screens need. */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { list, text } from '../fields.ts';
import { email, none, password, phone, requiredId, requiredText } from '../query.ts';
import * as account from '../schemas/account.ts';
import { certificateProcess } from '../schemas/certificate.ts';
import { accepted, profile } from '../schemas/member.ts';
import { signedIn, smsDigits, tickedPolicy } from '../schemas/sign-in.ts';

const open = { table: 'user', access: 'public' } as const;
const own = { table: 'user', access: 'member' } as const;

/** Signs in a member who registered by email. */
export const loginAuthEmail = defineCall({
  ...open,
  name: 'login.auth.email',
  method: 'POST',
  path: '/rest/login.auth.email',
  params: v.object({
    email,
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    policy: tickedPolicy,
  }),
  result: signedIn,
  errors: ['login_wrong', 'captcha_failed', 'consent_missing'],
  beyondSpec: true,
});

/**
 * Confirms the link of an email: turns a registration into a member, or sets a signed-in member's
 * new address. It signs nobody in, because the address may have been mistyped.
 */
export const loginConfirmEmail = defineCall({
  ...open,
  name: 'login.confirm.email',
  method: 'POST',
  path: '/rest/login.confirm.email',
  params: v.object({ key: requiredText }),
  result: account.emailConfirmed,
  errors: ['link_expired', 'email_taken', 'unauthorized', 'forbidden'],
  beyondSpec: true,
});

/** Sets a new password with the link sent by `restore.byEmail`; older sessions end. */
export const restorePassword = defineCall({
  ...open,
  name: 'restore.password',
  method: 'POST',
  path: '/rest/restore.password',
  params: v.object({ key: requiredText, password, policy: tickedPolicy }),
  result: signedIn,
  errors: ['link_expired', 'consent_missing'],
  beyondSpec: true,
});

/** Ends the member's sessions on all devices. */
export const tokenExpireAll = defineCall({
  ...own,
  name: 'token.expire.all',
  method: 'POST',
  path: '/rest/token.expire.all',
  params: none,
  result: v.object({ expired: v.number() }),
  errors: [],
  beyondSpec: true,
});

/** The member's sessions, most recently seen first. */
export const sessions = defineCall({
  ...own,
  name: 'sessions',
  method: 'GET',
  path: '/rest/sessions',
  params: none,
  result: list(account.session),
  errors: [],
  beyondSpec: true,
});

/** Ends one of the member's sessions. */
export const sessionEnd = defineCall({
  ...own,
  name: 'session.end',
  method: 'POST',
  path: '/rest/session.end',
  params: v.object({ id: requiredId }),
  result: v.object({ expired: v.number() }),
  errors: ['not_found'],
  beyondSpec: true,
});

/** Ends all of the member's sessions except the calling one. */
export const sessionEndOthers = defineCall({
  ...own,
  name: 'session.end.others',
  method: 'POST',
  path: '/rest/session.end.others',
  params: none,
  result: v.object({ expired: v.number() }),
  errors: [],
  beyondSpec: true,
});

/** Sends two codes for a change of phone: to the new phone and to the current one. */
export const userPhoneCodes = defineCall({
  ...own,
  name: 'user.phone.codes',
  method: 'POST',
  path: '/rest/user.phone.codes',
  params: v.object({ phone }),
  result: account.phoneCodesSent,
  errors: ['sms_failed', 'captcha_failed'],
  beyondSpec: true,
});

/** Changes the member's phone with both codes; the other sessions end. */
export const userPhoneChange = defineCall({
  ...own,
  name: 'user.phone.change',
  method: 'POST',
  path: '/rest/user.phone.change',
  params: v.object({ phone, code: smsDigits, oldCode: v.optional(smsDigits) }),
  result: profile,
  errors: ['code_wrong', 'code_expired', 'phone_taken'],
  beyondSpec: true,
});

/** The inviting member, for the page an invited friend opens. */
export const friendInvitation = defineCall({
  ...open,
  name: 'friend.invitation',
  method: 'GET',
  path: '/rest/friend.invitation',
  params: v.object({ invite: requiredText }),
  result: v.object({ code: text, firstName: v.nullable(v.string()), bonus: v.number() }),
  errors: ['not_found'],
  beyondSpec: true,
});

/** An export of all data stored about the member. */
export const userData = defineCall({
  ...own,
  name: 'user.data',
  method: 'GET',
  path: '/rest/user.data',
  params: none,
  result: account.memberData,
  errors: [],
  beyondSpec: true,
});

/**
 * Deletes the member: name, phone and email are erased; records required for bookkeeping stay
 * without them.
 */
export const userDelete = defineCall({
  ...own,
  name: 'user.delete',
  method: 'POST',
  path: '/rest/user.delete',
  params: v.object({ confirm: v.literal(true, 'Подтвердите удаление') }),
  result: accepted,
  errors: [],
  beyondSpec: true,
});

/** Every answer of the member to a consent, newest first. */
export const userConsents = defineCall({
  ...own,
  name: 'user.consents',
  method: 'GET',
  path: '/rest/user.consents',
  params: none,
  result: list(account.consentAnswer),
  errors: [],
  beyondSpec: true,
});

/**
 * Withdraws a consent and ends the processing based on it. The consent that membership requires is
 * only withdrawn by `user.delete`.
 */
export const userConsentWithdraw = defineCall({
  ...own,
  name: 'user.consent.withdraw',
  method: 'POST',
  path: '/rest/user.consent.withdraw',
  params: v.object({ code: requiredText }),
  result: list(account.consentAnswer),
  errors: ['not_found'],
  beyondSpec: true,
});

/**
 * Moves the certificate of a confirmed phone to another optician and sends it again; the visitor
 * need not be a member. The resend limit applies.
 */
export const certificateOptician = defineCall({
  ...open,
  name: 'certificate.optician',
  method: 'POST',
  path: '/rest/certificate.optician',
  params: v.object({ phone, opticId: requiredId }),
  result: certificateProcess,
  errors: ['not_found', 'phone_not_verified', 'optician_out_of_stock', 'state_conflict'],
  beyondSpec: true,
});

/** The mailing that an email's link unsubscribes from; mail programs open it without a session. */
export const mailing = defineCall({
  ...open,
  name: 'mailing',
  method: 'GET',
  path: '/rest/mailing',
  params: v.object({ key: requiredText }),
  result: account.mailing,
  errors: ['link_expired'],
  beyondSpec: true,
});

/** Unsubscribes the member to whom the email's link was sent. */
export const mailingLeave = defineCall({
  ...open,
  name: 'mailing.leave',
  method: 'POST',
  path: '/rest/mailing.leave',
  params: v.object({ key: requiredText }),
  result: account.mailing,
  errors: ['link_expired'],
  beyondSpec: true,
});
