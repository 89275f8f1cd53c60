import type { SomeDocs } from './doc.ts';
import { memberData } from './samples/member-data.ts';
import { listed } from './samples/listed.ts';
import { accepted, consentAnswer, OTHER_PHONE, profile, SMS_CODE } from './samples/member.ts';

export const memberProfile = {
  userProfile: {
    summary: 'Read the member’s profile',
    description: 'With the consents that were asked for and whether each is given.',
    example: profile,
  },
  userProfileEdit: {
    summary: 'Change the member’s profile',
    description:
      'What is not named stays as it is; null takes it away. Another address is stored as soon as ' +
      'the link of its letter was opened.',
    params: { firstName: 'Анна', birthday: '1990-05-17' },
    example: profile,
  },
  userPhoneCodes: {
    summary: 'Send codes for another phone',
    description:
      'One goes to the new phone, one to the phone until now; `to_old` is false for a member who ' +
      'has none. Needs a passed captcha.',
    params: { phone: OTHER_PHONE },
    example: { resend_in: 60, to_old: true },
  },
  userPhoneChange: {
    summary: 'Change the member’s phone',
    description: 'Takes both codes. All other sessions of the member end.',
    params: { phone: OTHER_PHONE, code: SMS_CODE, oldCode: '5678' },
    example: { ...profile, phone: OTHER_PHONE },
  },
  userConsents: {
    summary: 'List the member’s answers to consents',
    description: 'Every answer there was, the newest first.',
    example: listed(consentAnswer),
  },
  userConsentWithdraw: {
    summary: 'Take a consent back',
    description:
      'What was done by it ends. The one without which there is no member is taken back by ' +
      '`user.delete`. Answers with the list of `user.consents`.',
    params: { code: 'sms' },
    example: listed({ ...consentAnswer, id: 8, given: false }, consentAnswer),
  },
  userData: {
    summary: 'Read everything kept about the member',
    description: 'For him to take along. Codes and links that open something are left out.',
    example: memberData,
  },
  userDelete: {
    summary: 'Delete the member',
    description:
      'Name, phone and address go; what the books must keep stays without them. All sessions end.',
    params: { confirm: true },
    example: accepted,
  },
} satisfies SomeDocs;
