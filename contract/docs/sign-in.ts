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
      'Verifies a reCAPTCHA v3 token, or a token of the local check if reCAPTCHA is not configured. ' +
      'For the next ten minutes, this device may request codes and emails.',
    params: { ctoken: 'local:certificate:1795253400000:example', action: 'certificate' },
    example: { success: true, score: 0.9 },
  },
  loginSendSms: {
    summary: 'Send a code by SMS',
    description:
      'Requires a passed captcha (`check.captcha`). With the action `authorization` the code signs ' +
      'the visitor in; with `certificate` it only confirms the phone. Another code can be requested ' +
      'after `resend_in` seconds.',
    params: { phone: PHONE, action: 'authorization' },
    example: { resend_in: 60 },
  },
  loginAuthSms: {
    summary: 'Sign in with an SMS code',
    description:
      'The correct code opens a session under a new token. An unknown phone creates a new member, ' +
      'who has to accept the rules first: `policy` is the version of the consent that was ticked. ' +
      'Both methods do the same.',
    params: { phone: PHONE, code: SMS_CODE, action: 'authorization', policy: WORDING },
    example: signedIn,
  },
  registrationByEmail: {
    summary: 'Register by email',
    description:
      'Requires a passed captcha. Sends an email with a link; the member is created when the link is ' +
      'opened (`login.confirm.email`). The response is the same for an email that is already ' +
      'registered. If another registration for the same address within two days gave a different ' +
      'password, neither is used: whoever opens the link gets an email to choose one. `consentVersions` ' +
      'has the wordings that were shown; the current ones, if it is omitted.',
    params: {
      email: EMAIL,
      password: PASSWORD,
      firstName: 'Анна',
      policy: true,
      subscribe: false,
      consentVersions: { policy: WORDING, subscribe: WORDING },
    },
    example: accepted,
  },
  loginConfirmEmail: {
    summary: 'Confirm an email with its link',
    description:
      'Completes a registration, or saves a member’s new email. It does not sign anyone in, because ' +
      'the address may have been mistyped.',
    params: { key: LETTER_KEY },
    example: { email: EMAIL, is_new: true },
  },
  loginAuthEmail: {
    summary: 'Sign in with email and password',
    description:
      'Opens a session under a new token. Errors do not reveal which of the two was wrong. After ' +
      'several failed attempts, a captcha is required.',
    params: { email: EMAIL, password: PASSWORD, policy: WORDING },
    example: signedIn,
  },
  restoreByEmail: {
    summary: 'Request a password reset',
    description:
      'Sends an email with a link. The request is always accepted, so it does not reveal which ' +
      'addresses are registered.',
    params: { email: EMAIL },
    example: accepted,
  },
  restorePassword: {
    summary: 'Set a new password with the link of an email',
    description: 'Signs the member in and ends all older sessions.',
    params: { key: LETTER_KEY, password: PASSWORD, policy: WORDING },
    example: signedIn,
  },
} satisfies SomeDocs;
