import { proxy } from 'valtio';
import { ensureDevice } from '../client/cookies/device.ts';
import type { CallError, Result } from '../client/calls/result.ts';
import { memberConsents } from '../config/member-consents.ts';
import { phoneFault } from '../config/phone.ts';
import type { EmailAndPassword, Registration } from './sign-in-forms.ts';

/** What the form of signing in asks for now. */
export type SignInStep =
  | 'phone'
  | 'code'
  /** He has proved who he is, and has not agreed yet to the wording of today. */
  | 'consent'
  | 'email'
  | 'registration'
  | 'forgotten'
  /** A letter was sent: it says what to do. */
  | 'letter'
  /** The two ways in that a letter's link leads to. */
  | 'confirmation'
  | 'newPassword'
  /** The address is confirmed; whoever did it still has to sign in. */
  | 'confirmed';

export type SignInState = {
  step: SignInStep;
  /** The visitor came to this step from another one, so it takes the focus. */
  moved: boolean;
  /** A plus sign and digits; kept while the visitor looks at other ways in. */
  phone: string;
  /** What was proved, while the consent is asked for. */
  proved: 'phone' | 'email';
  email: string;
  /** What the letter is about that was sent last. */
  letter: 'registration' | 'restore';
  /** When another code may be asked for, milliseconds since 1970. */
  codeAgainAt: number;
  busy: 'sending' | 'checking' | null;
  /** What is wrong as a whole, and with single fields. */
  fault: string | null;
  fields: Readonly<Record<string, string>>;
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
};

/** Where the visitor stands: the same in the login panel and on the page of signing in. */
export const signInFlow = proxy<SignInState>({ ...EMPTY });

let running: AbortController | null = null;

type SigningIn = (work: Work, signal: AbortSignal, policy?: string) => Promise<Result<unknown>>;

/** What was right, and is sent once more with the consent. Nobody sees it: a password may be in it. */
let awaiting: SigningIn | null = null;

function change(to: Partial<SignInState>): void {
  Object.assign(signInFlow, to);
}

/** Breaks off what is under way and begins at a step; what was typed of phone and address stays. */
export function goToStep(step: SignInStep): void {
  running?.abort();
  running = null;
  awaiting = null;
  change({ step, moved: true, busy: null, fault: null, fields: {} });
}

/** Forgets what was typed: somebody is in, or the page was left. */
export function resetSignIn(): void {
  goToStep('phone');
  change({ ...EMPTY });
}

const LOST = 'Нет связи с\u00a0сервером. Проверьте интернет и\u00a0попробуйте ещё раз';

/** The server's own words; no reply at all is the line, not the server. */
function faultOf({ code, status, description, fields }: CallError): Partial<SignInState> {
  const lost = code === 'upstream' && status === undefined;
  // What stands beside its field need not stand above the form too.
  if (fields && Object.keys(fields).length > 0) return { fault: null, fields };
  return { fault: lost ? LOST : description, fields: {} };
}

/** The calls come with their schemas, which nobody needs before something is sent. */
const loadWork = () => import('./sign-in-work.ts');
type Work = Awaited<ReturnType<typeof loadWork>>;

/** Does one thing at a time. What the visitor has turned away from meanwhile changes nothing. */
async function run<T>(
  busy: NonNullable<SignInState['busy']>,
  send: (work: Work, signal: AbortSignal) => Promise<Result<T>>,
  done: (value: T) => void,
  refused: (error: CallError) => void = (error) => change(faultOf(error)),
): Promise<void> {
  if (running) return;
  const own = new AbortController();
  running = own;
  change({ busy, fault: null, fields: {} });
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

/** Signs in. Only who has proved who he is learns that a consent is missing. */
function enter(proved: SignInState['proved'], signIn: SigningIn): Promise<void> {
  return run('checking', signIn, isIn, (error) => {
    if (error.code !== 'consent_missing') return change(faultOf(error));
    awaiting = signIn;
    change({ step: 'consent', moved: true, proved });
  });
}

const letterSent = (letter: SignInState['letter'], email: string) => () =>
  change({ step: 'letter', letter, email });

/** Has a code sent to a phone, and asks for it. */
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

export const askForCodeAgain = () => askForCode(signInFlow.phone);

export const enterCode = (code: string) => {
  const { phone } = signInFlow;
  return enter('phone', (work, signal, policy) =>
    work.signInByCode(phone, { code, ...(policy && { policy }) }, signal),
  );
};

/** The consent that was missing, ticked or not, with all that was right. */
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

export const signInByEmail = (typed: EmailAndPassword) => {
  change({ email: typed.email });
  return enter('email', (work, signal, policy) =>
    work.signInByEmail({ ...typed, ...(policy && { policy }) }, signal),
  );
};

export const register = (typed: Registration) => {
  change({ email: typed.email });
  return run(
    'sending',
    (work, signal) => work.register(typed, signal),
    letterSent('registration', typed.email),
  );
};

export const askForNewPassword = (email: string) => {
  change({ email });
  return run(
    'sending',
    (work, signal) => work.askForNewPassword(email, signal),
    letterSent('restore', email),
  );
};

/** The link of the letter that confirms an address: nobody is signed in by it. */
export const confirmAddress = (key: string) =>
  run(
    'checking',
    (work, signal) => work.confirmAddress(key, signal),
    ({ email }) => change({ step: 'confirmed', moved: true, email }),
  );

/** The form behind the link of the letter for a forgotten password. */
export const setNewPassword = (key: string, password: string) =>
  enter('email', (work, signal, policy) =>
    work.setNewPassword({ key, password, ...(policy && { policy }) }, signal),
  );
