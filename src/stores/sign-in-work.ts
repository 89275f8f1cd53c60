import * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import {
  loginAuthEmail,
  loginConfirmEmail,
  restorePassword,
} from '../../contract/calls/account.ts';
import { registrationByEmail, restoreByEmail } from '../../contract/calls/session.ts';
import { loginAuthSms, loginSendSms } from '../../contract/calls/user.ts';
import { browserCall } from '../client/calls/browser-call.ts';
import { passCaptcha } from '../client/captcha/pass-captcha.ts';
import { openPage } from '../client/page/gatsby-runtime.ts';
import { failure, type Result } from '../client/calls/result.ts';
import { versionsOf } from '../config/member-consents.ts';
import { routes } from '../config/routes.ts';
import { dropInvite, keptInvite } from './invite.ts';
import type { EmailAndPassword, Registration } from './sign-in-forms.ts';
import { restoreTyped } from './member-data.ts';
import { keepSession } from './sign-in.ts';
import { dropWayBack, keptWayBack } from './way-back.ts';
import { welcome } from './welcome.ts';

const ACTION = 'authorization';

/** Messages for fields that the contract's rules only mark as invalid. */
const MISSING: Readonly<Record<string, string>> = {
  phone: 'Укажите номер телефона',
  email: 'Укажите адрес почты',
  password: 'Введите пароль',
  firstName: 'Укажите имя',
};

/** The errors of a filled form by the contract's own rules, before anything is sent. */
function faultsOf(entry: Call, typed: Readonly<Record<string, unknown>>): Record<string, string> {
  const told: Record<string, string> = {};
  for (const issue of v.safeParse(entry.params, typed).issues ?? []) {
    const field = v.getDotPath(issue) ?? '';
    const empty = String(typed[field] ?? '').trim() === '';
    told[field] ??= (empty && MISSING[field]) || issue.message;
  }
  return told;
}

/**
 * Makes a call with a filled form, unless the contract's own rules find an error.
 * @param captcha whether the backend requires a captcha first.
 */
async function checked<P extends v.GenericSchema, R extends v.GenericSchema>(
  entry: Call<P, R>,
  typed: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  { captcha = false } = {},
): Promise<Result<v.InferOutput<R>>> {
  const fields = faultsOf(entry, typed);
  if (Object.keys(fields).length > 0) {
    return failure({
      code: 'bad_request',
      description: 'Проверьте, пожалуйста, эти поля',
      call: entry.name,
      fields,
    });
  }
  const passed = captcha ? await passCaptcha(ACTION, signal) : null;
  if (passed?.ok === false) return passed;
  return await browserCall(entry, typed as v.InferInput<P>, signal);
}

/** The confirmed address of a new member, whom the page after sign-in greets: not whoever signs in here. */
let madeFor: string | null = null;

type SignedIn = v.InferOutput<typeof loginAuthSms.result>;

/**
 * The visitor has signed in: section 4 redirects to /friend/registration/, or to the member page
 * requested before. A new member is welcomed first, with a link to that page.
 * @param contact what they signed in with; null if it is not known here.
 */
function welcomed(
  result: Result<SignedIn>,
  signal: AbortSignal,
  contact: string | null,
): Result<SignedIn> {
  if (!result.ok || signal.aborted) return result;
  const isNew =
    result.value.is_new || (madeFor !== null && contact?.trim().toLowerCase() === madeFor);
  madeFor = null;
  keepSession(result.value, ACTION);
  if (contact !== null) restoreTyped(contact);
  Object.assign(welcome, { isNew, invite: keptInvite() });
  dropInvite();
  const wanted = isNew ? null : keptWayBack();
  if (wanted !== null) dropWayBack();
  openPage(wanted ?? routes.friendRegistration);
  return result;
}

const invited = () => {
  const invite = keptInvite();
  return invite === null ? {} : { invite };
};

/** Sends a code to a phone, after the captcha. */
export async function sendCode(phone: string, signal: AbortSignal) {
  const passed = await passCaptcha(ACTION, signal);
  if (!passed.ok) return passed;
  return await browserCall(loginSendSms, { phone, action: ACTION }, signal);
}

/** The wording of the ticked consent, if it was requested. */
type Ticked = { policy?: string };

/** Signs in with the code sent to a phone; a new phone becomes a member. */
export async function signInByCode(
  phone: string,
  entered: { code: string } & Ticked,
  signal: AbortSignal,
) {
  const params = { phone, ...entered, action: ACTION, ...invited() } as const;
  return welcomed(await browserCall(loginAuthSms, params, signal), signal, phone);
}

/** Signs in with email and password. */
export async function signInByEmail(typed: EmailAndPassword & Ticked, signal: AbortSignal) {
  const first = await checked(loginAuthEmail, typed, signal);
  // After several wrong passwords the backend requires a captcha.
  const isWanted = !first.ok && first.error.code === 'captcha_failed';
  const reply = isWanted ? await checked(loginAuthEmail, typed, signal, { captcha: true }) : first;
  return welcomed(reply, signal, typed.email);
}

/** Requests the email whose link creates the member. */
export async function register(typed: Registration, signal: AbortSignal) {
  const consentVersions = versionsOf(['policy', 'subscribe']);
  const wish = { ...typed, consentVersions, ...invited() };
  return await checked(registrationByEmail, wish, signal, { captcha: true });
}

/** Requests the email with the link to a new password. */
export async function askForNewPassword(email: string, signal: AbortSignal) {
  return await checked(restoreByEmail, { email }, signal);
}

/** Confirms an address with the key of an email. */
export async function confirmAddress(key: string, signal: AbortSignal) {
  const confirmed = await browserCall(loginConfirmEmail, { key }, signal);
  if (confirmed.ok && confirmed.value.is_new) madeFor = confirmed.value.email.toLowerCase();
  return confirmed;
}

type NewPassword = { key: string; password: string } & Ticked;

/** Sets a new password with the key of an email, and signs in. */
export async function setNewPassword(typed: NewPassword, signal: AbortSignal) {
  return welcomed(await checked(restorePassword, typed, signal), signal, null);
}
