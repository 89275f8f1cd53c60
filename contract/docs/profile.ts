import type { SomeDocs } from './doc.ts';
import { memberData } from './examples/member-data.ts';
import { listed } from './examples/listed.ts';
import {
  accepted,
  consentAnswer,
  MAILING_KEY,
  OTHER_PHONE,
  profile,
  SMS_CODE,
} from './examples/member.ts';

export const memberProfile = {
  userProfile: {
    summary: 'Read the member’s profile',
    description: 'Includes every consent and whether it is given.',
    example: profile,
  },
  userProfileEdit: {
    summary: 'Update the member’s profile',
    description:
      'Omitted fields stay unchanged; null clears a field. A new email is saved once the link sent ' +
      'to it is opened. The link is sent once; set `email_again` to resend it, at most five times an ' +
      'hour. Only the latest link is valid. `consentVersions` has the wordings that were shown with ' +
      '`consents`; the current ones, if it is omitted.',
    params: { firstName: 'Анна', birthday: '1990-05-17' },
    example: profile,
  },
  userPhoneCodes: {
    summary: 'Send the codes for a phone change',
    description:
      'One code goes to the new phone, one to the current phone; `to_old` is false if the member has ' +
      'no phone. Requires a passed captcha.',
    params: { phone: OTHER_PHONE },
    example: { resend_in: 60, to_old: true },
  },
  userPhoneChange: {
    summary: 'Change the member’s phone',
    description: 'Requires both codes. All other sessions of the member end.',
    params: { phone: OTHER_PHONE, code: SMS_CODE, oldCode: '5678' },
    example: { ...profile, phone: OTHER_PHONE },
  },
  userConsents: {
    summary: 'List the member’s consent history',
    description: 'All answers ever given, newest first.',
    example: listed(consentAnswer),
  },
  userConsentWithdraw: {
    summary: 'Withdraw a consent',
    description:
      'Ends the processing based on it. The consent required for membership can be withdrawn only by ' +
      '`user.delete`. Returns the same list as `user.consents`.',
    params: { code: 'sms' },
    example: listed({ ...consentAnswer, id: 8, given: false }, consentAnswer),
  },
  mailing: {
    summary: 'Read the mailing list of an unsubscribe link',
    description:
      'The key is signed and does not identify anyone. `given` indicates whether the member is ' +
      'subscribed.',
    params: { key: MAILING_KEY },
    example: { list: 'subscribe', given: true },
  },
  mailingLeave: {
    summary: 'Unsubscribe with the link of an email',
    description:
      'Withdraws the consent to the mailing list for the member who received the email, without ' +
      'signing in, and deletes emails to them that have not been sent yet. Idempotent.',
    params: { key: MAILING_KEY },
    example: { list: 'subscribe', given: false },
  },
  userData: {
    summary: 'Export the member’s data',
    description: 'All data stored about the member. Codes and links that grant access are masked.',
    example: memberData,
  },
  userDelete: {
    summary: 'Delete the member’s account',
    description:
      'Erases the name, phone and email; records required for bookkeeping are kept without them. All ' +
      'sessions end.',
    params: { confirm: true },
    example: accepted,
  },
} satisfies SomeDocs;
