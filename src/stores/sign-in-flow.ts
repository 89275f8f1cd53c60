import { proxy } from 'valtio';
import { ensureDevice } from '../client/cookies/device.ts';
import type { CallError, Result } from '../client/calls/result.ts';
import { memberConsents } from '../config/member-consents.ts';
import { phoneFault } from '../config/phone.ts';
import type { EmailAndPassword, Registration } from './sign-in-forms.ts';

/** The current step of the sign-in form. */
export type SignInStep =
  | 'phone'
  | 'code'
  /** The identity is proved, but the current wording is not agreed to yet. */
  | 'consent'
  | 'email'
  | 'registration'
  | 'forgotten'
  /** An email was sent: the screen says what to do. */
  | 'letter'
  /** The two steps that a link in an email opens. */
  | 'confirmation'
  | 'newPassword'
  /** The address is confirmed; the visitor still has to sign in. */
  | 'confirmed';

export type SignInState = {
  step: SignInStep;
  /** The visitor came to this step from another one, so it is focused. */
  moved: boolean;
  /** A plus sign and digits; kept while the visitor tries other ways to sign in. */
  phone: string;
  /** The proof of identity, while the consent is asked for. */
  proved: 'phone' | 'email';
  email: string;
  /** The purpose of the last email sent. */
  letter: 'registration' | 'restore';
  /** When another code may be requested, in milliseconds since 1970. */
  codeAgainAt: number;
  busy: 'sending' | 'checking' | null;
  /** Errors of the whole form, and of single fields. */
  fault: string | null;
  fields: Readonly<Record<string, string>>;
  /** Why the link of an email was refused; null also if the backend was not reached. */
  refusal: CallError['code'] | null;
};

const EMPTY: SignInState = {
  step: 'phone',
  moved: false,
  phone: '',
  proved: 'phone',
  email: '',
  letter: 'registration',
  codeAgainAt: 0,
  busy: null,
  fault: null,
  fields: {},
  refusal: null,
};

/** The visitor's place in the flow: the same in the login panel and on the sign-in page. */
export const signInFlow = proxy<SignInState>({ ...EMPTY });

let running: AbortController | null = null;

type SigningIn = (work: Work, signal: AbortSignal, policy?: string) => Promise<Result<unknown>>;

/**
 * The accepted credentials, sent again with the consent. Kept out of the state: they may include a
 * password.
 */
let awaiting: SigningIn | null = null;

function change(to: Partial<SignInState>): void {
  Object.assign(signInFlow, to);
}

/** Aborts pending work and starts at a step; the typed phone and address stay. */
export function goToStep(step: SignInStep): void {
  running?.abort();
  running = null;
  awaiting = null;
  change({ step, moved: true, busy: null, fault: null, fields: {}, refusal: null });
}

/** Clears the typed input: the visitor has signed in or left the page. */
export function resetSignIn(): void {
  goToStep('phone');
  change({ ...EMPTY });
}

const LOST = 'Нет связи с\u00a0сервером. Проверьте интернет и\u00a0попробуйте ещё раз';

/** The server's own message; without any response the connection is to blame, not the server. */
function faultOf({ code, status, description, fields }: CallError): Partial<SignInState> {
  const lost = code === 'upstream' && status === undefined;
  // An error shown next to its field need not be above the form too.
  if (fields && Object.keys(fields).length > 0) return { fault: null, fields };
  return { fault: lost ? LOST : description, fields: {} };
}

/** The calls import their schemas, which are not needed until something is sent. */
const loadWork = () => import('./sign-in-work.ts');
type Work = Awaited<ReturnType<typeof loadWork>>;

/** Runs one operation at a time. The result of a step that the visitor has left is ignored. */
async function run<T>(
  busy: NonNullable<SignInState['busy']>,
  send: (work: Work, signal: AbortSignal) => Promise<Result<T>>,
  done: (value: T) => void,
  refused: (error: CallError) => void = (error) => change(faultOf(error)),
): Promise<void> {
  if (running) return;
  const own = new AbortController();
  running = own;
  change({ busy, fault: null, fields: {}, refusal: null });
  ensureDevice();
  const result = await loadWork()
    .then((work) => send(work, own.signal))
    .catch(() => null);
  if (own.signal.aborted) return;
  running = null;
  change({ busy: null });
  if (result === null) change({ fault: LOST });
  else if (result.ok) done(result.value);
  else refused(result.error);
}

const isIn = () => resetSignIn();

/** Signs in. A missing consent is revealed only after the identity is proved. */
function enter(proved: SignInState['proved'], signIn: SigningIn): Promise<void> {
  return run('checking', signIn, isIn, (error) => {
    if (error.code !== 'consent_missing') return change(faultOf(error));
    awaiting = signIn;
    change({ step: 'consent', moved: true, proved });
  });
}

const letterSent = (letter: SignInState['letter'], email: string) => () =>
  change({ step: 'letter', letter, email });

/** Sends a code to a phone, and shows the step to enter it. */
export const askForCode = (phone: string) => {
  change({ phone });
  const wrong = phoneFault(phone);
  if (wrong !== null) {
    change({ fault: null, fields: { phone: wrong } });
    return Promise.resolve();
  }
  return run(
    'sending',
    (work, signal) => work.sendCode(phone, signal),
    ({ resend_in: wait }) =>
      change({ step: 'code', moved: true, codeAgainAt: Date.now() + wait * 1000 }),
  );
};

/** Sends another code to the same phone. */
export const askForCodeAgain = () => askForCode(signInFlow.phone);

/** Signs in with the typed code. */
export const enterCode = (code: string) => {
  const { phone } = signInFlow;
  return enter('phone', (work, signal, policy) =>
    work.signInByCode(phone, { code, ...(policy && { policy }) }, signal),
  );
};

/** The missing consent, ticked or not, sent with the accepted credentials. */
export const agree = (ticked: boolean) => {
  const { version, missing } = memberConsents.policy;
  if (!ticked) {
    change({ fault: null, fields: { policy: missing } });
    return Promise.resolve();
  }
  const signIn = awaiting;
  if (signIn === null) return Promise.resolve();
  return run('checking', (work, signal) => signIn(work, signal, version), isIn);
};

/** Signs in with email and password. */
export const signInByEmail = (typed: EmailAndPassword) => {
  change({ email: typed.email });
  return enter('email', (work, signal, policy) =>
    work.signInByEmail({ ...typed, ...(policy && { policy }) }, signal),
  );
};

/** Registers by email, and shows that a letter was sent. */
export const register = (typed: Registration) => {
  change({ email: typed.email });
  return run(
    'sending',
    (work, signal) => work.register(typed, signal),
    letterSent('registration', typed.email),
  );
};

/** Requests a password reset, and shows that a letter was sent. */
export const askForNewPassword = (email: string) => {
  change({ email });
  return run(
    'sending',
    (work, signal) => work.askForNewPassword(email, signal),
    letterSent('restore', email),
  );
};

/** The link in the email that confirms an address: it signs nobody in. */
export const confirmAddress = (key: string) =>
  run(
    'checking',
    (work, signal) => work.confirmAddress(key, signal),
    ({ email }) => change({ step: 'confirmed', moved: true, email }),
    // This step has no fields, so that an error of the address is one of the whole step.
    ({ fields: _none, ...error }) => change({ ...faultOf(error), refusal: error.code }),
  );

/** The form behind the link in a password reset email. */
export const setNewPassword = (key: string, password: string) =>
  enter('email', (work, signal, policy) =>
    work.setNewPassword({ key, password, ...(policy && { policy }) }, signal),
  );
