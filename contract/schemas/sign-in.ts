import * as v from 'valibot';
import { moment, text } from '../fields.ts';
import { optionalText, phone } from '../query.ts';

export const signedIn = v.object({ token: text, token_expired: moment, is_new: v.boolean() });
export const smsSent = v.object({ resend_in: v.pipe(v.number(), v.integer()) });
/**
 * The purpose of a code: `authorization` signs a member in (creating one for a new phone),
 * `certificate` only confirms the visitor's phone.
 */
export const smsAction = v.picklist(['authorization', 'certificate']);

/** A code received by SMS. */
export const smsDigits = v.pipe(v.string(), v.regex(/^\d{4,6}$/, 'В\u00a0коде четыре цифры'));

/**
 * The ticked wording of the membership consent. Only requested after a valid code, password or
 * link, from a visitor who has not agreed yet, so that nobody else learns who is a member.
 */
export const tickedPolicy = optionalText;

export const smsParams = v.object({ phone, action: smsAction });
export const smsCode = v.object({
  phone,
  code: smsDigits,
  action: smsAction,
  policy: tickedPolicy,
  /** Invitation code of a new member. */
  invite: optionalText,
});

export type SmsAction = v.InferOutput<typeof smsAction>;
