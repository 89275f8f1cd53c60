import type { SomeDocs } from './doc.ts';
import {
  accepted,
  EMAIL,
  LETTER_KEY,
  PASSWORD,
  PHONE,
  signedIn,
  SMS_CODE,
  WORDING,
} from './examples/member.ts';

export const signIn = {
  checkCaptcha: {
    summary: 'Pass the captcha',
    description:
      'Verifies the token of reCAPTCHA v3, or of the local check where none is configured. For ten ' +
      'minutes this device may then request codes and emails.',
    params: { ctoken: 'local:certificate:1795253400000:example', action: 'certificate' },
    example: { success: true, score: 0.9 },
  },
  loginSendSms: {
    summary: 'Send a code by SMS',
    description:
      'Requires a passed captcha (`check.captcha`). With the action `authorization` the code signs in, ' +
      'with `certificate` it only confirms the phone. Another one can be requested after ' +
      '`resend_in` seconds.',
    params: { phone: PHONE, action: 'authorization' },
    example: { resend_in: 60 },
  },
  loginAuthSms: {
    summary: 'Sign in with an SMS code',
    description:
      'The right code opens a session under a new token. An unknown phone creates a new member, ' +
      'who has to agree to the rules first: `policy` names the wording that was ticked. ' +
      'Both methods do the same.',
    params: { phone: PHONE, code: SMS_CODE, action: 'authorization', policy: WORDING },
    example: signedIn,
  },
  registrationByEmail: {
    summary: 'Register by email',
    description:
      'Requires a passed captcha. Sends an email with a link; the member is created when it is opened ' +
      '(`login.confirm.email`). The response is the same for an email that is already known. If ' +
      'another password was given for the same address within two days, neither counts: whoever ' +
      'opens the link gets an email to choose one.',
    params: {
      email: EMAIL,
      password: PASSWORD,
      firstName: 'Анна',
      policy: true,
      subscribe: false,
    },
    example: accepted,
  },
  loginConfirmEmail: {
    summary: 'Confirm an email by its link',
    description:
      'Turns a registration into a member, or sets a member’s new email. It signs nobody in, ' +
      'because the address may have been mistyped.',
    params: { key: LETTER_KEY },
    example: { email: EMAIL, is_new: true },
  },
  loginAuthEmail: {
    summary: 'Sign in by email and password',
    description:
      'Opens a session under a new token. Errors do not reveal which of the two was wrong. After ' +
      'several failed attempts a captcha is required.',
    params: { email: EMAIL, password: PASSWORD, policy: WORDING },
    example: signedIn,
  },
  restoreByEmail: {
    summary: 'Request a new password',
    description:
      'Sends an email with a link. Always accepted, so it does not reveal which addresses are known.',
    params: { email: EMAIL },
    example: accepted,
  },
  restorePassword: {
    summary: 'Set a new password by the link of an email',
    description: 'Signs the member in and ends older sessions.',
    params: { key: LETTER_KEY, password: PASSWORD, policy: WORDING },
    example: signedIn,
  },
} satisfies SomeDocs;
