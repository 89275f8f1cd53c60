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
    description: 'With every consent and whether it is given.',
    example: profile,
  },
  userProfileEdit: {
    summary: 'Change the member’s profile',
    description:
      'Fields not named stay unchanged; null clears them. A new email is stored once the link sent ' +
      'to it is opened. That letter is sent once; with `email_again`, again, at most five times an hour: ' +
      'only the link of the last one counts.',
    params: { firstName: 'Анна', birthday: '1990-05-17' },
    example: profile,
  },
  userPhoneCodes: {
    summary: 'Send codes for a change of phone',
    description:
      'One goes to the new phone, one to the current one; `to_old` is false for a member without ' +
      'a phone. Requires a passed captcha.',
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
    summary: 'List the member’s answers to consents',
    description: 'All answers ever given, newest first.',
    example: listed(consentAnswer),
  },
  userConsentWithdraw: {
    summary: 'Withdraw a consent',
    description:
      'Ends the processing based on it. The consent that membership requires is only withdrawn by ' +
      '`user.delete`. Returns the list of `user.consents`.',
    params: { code: 'sms' },
    example: listed({ ...consentAnswer, id: 8, given: false }, consentAnswer),
  },
  mailing: {
    summary: 'Read what a letter’s link unsubscribes from',
    description:
      'The key is signed and names nobody. `given`: whether its member gets these letters.',
    params: { key: MAILING_KEY },
    example: { list: 'subscribe', given: true },
  },
  mailingLeave: {
    summary: 'Unsubscribe by a letter’s link',
    description:
      'Withdraws the consent behind a list of letters for the member whom the letter went to, without ' +
      'signing in, and deletes letters of the list that have not been sent. Twice does the same.',
    params: { key: MAILING_KEY },
    example: { list: 'subscribe', given: false },
  },
  userData: {
    summary: 'Export the member’s data',
    description: 'All data stored about the member. Codes and links that grant access are masked.',
    example: memberData,
  },
  userDelete: {
    summary: 'Delete the member',
    description:
      'Erases name, phone and email; records required for bookkeeping stay without them. All sessions end.',
    params: { confirm: true },
    example: accepted,
  },
} satisfies SomeDocs;
