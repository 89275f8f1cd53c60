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
} from './samples/member.ts';

export const signIn = {
  checkCaptcha: {
    summary: 'Pass the captcha',
    description:
      'Has the token of reCAPTCHA v3 judged, or of the local check where none is configured. For ten ' +
      'minutes this device may then ask for codes and letters.',
    params: { ctoken: 'local:certificate:1795253400000:example', action: 'certificate' },
    example: { success: true, score: 0.9 },
  },
  loginSendSms: {
    summary: 'Send a code by SMS',
    description:
      'Needs a passed captcha (`check.captcha`). With the action `authorization` the code signs in, ' +
      'with `certificate` it only confirms the phone. Another one can be asked for after ' +
      '`resend_in` seconds.',
    params: { phone: PHONE, action: 'authorization' },
    example: { resend_in: 60 },
  },
  loginAuthSms: {
    summary: 'Sign in by the code of an SMS',
    description:
      'The right code opens a session under a new token. A phone that is nobody’s makes a new ' +
      'member, who has to agree to the rules first: `policy` names the wording that was ticked. ' +
      'Both methods do the same.',
    params: { phone: PHONE, code: SMS_CODE, action: 'authorization', policy: WORDING },
    example: signedIn,
  },
  registrationByEmail: {
    summary: 'Register by e-mail',
    description:
      'Needs a passed captcha. Sends a letter with a link; the member exists once it was opened ' +
      '(`login.confirm.email`). The answer is the same for an address that is known already.',
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
    summary: 'Confirm an address by the link of a letter',
    description:
      'A registration is made a member, and a member’s new address his own. Nobody is signed in ' +
      'by it: the address may have been mistyped.',
    params: { key: LETTER_KEY },
    example: { email: EMAIL, is_new: true },
  },
  loginAuthEmail: {
    summary: 'Sign in by e-mail and password',
    description:
      'Opens a session under a new token. Which of the two was wrong, nobody is told. After ' +
      'several wrong tries a captcha has to be passed.',
    params: { email: EMAIL, password: PASSWORD, policy: WORDING },
    example: signedIn,
  },
  restoreByEmail: {
    summary: 'Ask for a new password',
    description:
      'Sends a letter with a link. Always accepted, so that nobody learns which addresses are known.',
    params: { email: EMAIL },
    example: accepted,
  },
  restorePassword: {
    summary: 'Set a new password by the link of a letter',
    description: 'Signs the member in and ends his older sessions.',
    params: { key: LETTER_KEY, password: PASSWORD, policy: WORDING },
    example: signedIn,
  },
} satisfies SomeDocs;
