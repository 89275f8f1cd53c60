import type { Certificate } from '../../../../contract/schemas/certificate.ts';
import type { SmsAction } from '../../../../contract/schemas/sign-in.ts';
import { EMPTY_FORM, type FlowForm } from './flow-form.ts';

/** The phases of the flow. Each waits for one thing: the visitor, a response or a moment. */
export const PHASES = [
  'editing',
  'captcha',
  'sendingCode',
  'code',
  'checkingCode',
  'consent',
  'submitting',
  'processing',
  'fetching',
  'waiting',
  'shown',
  'resending',
  'moving',
] as const;

export type Phase = (typeof PHASES)[number];

export type FlowState = {
  readonly phase: Phase;
  readonly form: FlowForm;
  /** The purpose of the code: to join the programme, or only to confirm the phone. */
  readonly action: SmsAction;
  /** Why a code is needed: to send the form, or to find an existing certificate. */
  readonly purpose: 'issue' | 'find';
  /** The phone in question, a plus sign and digits. */
  readonly phone: string;
  /** The phone that a correct code has confirmed. */
  readonly confirmedPhone: string | null;
  /** That code also signed a member in: joining later than that requires another code. */
  readonly joined: boolean;
  /** A code has been sent and can be typed. */
  readonly validateSms: boolean;
  /** The code is right, but membership needs a consent first. */
  readonly consentMissing: boolean;
  /** When another code may be requested, in milliseconds since 1970. */
  readonly codeAgainAt: number;
  readonly certificate: Certificate | null;
  /** When the certificate may be sent again; null: never. */
  readonly resendAt: number | null;
  /** The backend allows one more sending. */
  readonly isResendCertificate: boolean;
  /** It has just been sent again. */
  readonly sentAgain: boolean;
  /** The form was sent for a phone that already has one. */
  readonly already: boolean;
  /** The optician that the certificate moves to; null if it stays. */
  readonly movingTo: number | null;
  /** It has just moved to another optician. */
  readonly moved: boolean;
  /** The certificate was requested without a response; the request is repeated automatically. */
  readonly unanswered: boolean;
  readonly serverError: string | null;
  /** The server's messages about single fields. */
  readonly fieldErrors: Readonly<Record<string, string>>;
};

export const INITIAL_FLOW: FlowState = {
  phase: 'editing',
  form: EMPTY_FORM,
  action: 'authorization',
  purpose: 'issue',
  phone: '',
  confirmedPhone: null,
  joined: false,
  validateSms: false,
  consentMissing: false,
  codeAgainAt: 0,
  certificate: null,
  resendAt: 0,
  isResendCertificate: false,
  sentAgain: false,
  already: false,
  movingTo: null,
  moved: false,
  unanswered: false,
  serverError: null,
  fieldErrors: {},
};

type Failed = { text: string | null; fields?: Readonly<Record<string, string>> };

/** The events and their data. */
export type FlowEvents = {
  /** From the visitor. */
  merge: { change: Partial<FlowForm> };
  submit: object;
  find: { phone: string };
  enterCode: { code: string };
  /** The code again, with the wording of the consent that was ticked. */
  agree: { code: string; policy: string };
  refuse: object;
  askAgain: object;
  changePhone: object;
  resend: object;
  move: { opticId: number };
  reset: object;
  /** From the clock. */
  due: object;
  /** From responses. */
  captchaPassed: object;
  codeSent: { againAt: number };
  codeRight: object;
  codeWrong: Failed;
  consentMissing: { text: string | null };
  process: object;
  ready: { isResendCertificate: boolean };
  getCertificate: object;
  unconfirmed: object;
  received: { certificate: Certificate; isResendCertificate: boolean; resendAt: number | null };
  missing: object;
  failed: Failed;
};

export type EventType = keyof FlowEvents;
export type FlowEvent = { [T in EventType]: { type: T } & FlowEvents[T] }[EventType];

/** Work to do, as data for a runner. A phase has at most one. */
export type Effect =
  | { type: 'passCaptcha' }
  | { type: 'sendCode'; phone: string; action: SmsAction }
  | { type: 'checkCode'; phone: string; code: string; action: SmsAction; policy?: string }
  | { type: 'sendForm'; form: FlowForm }
  | { type: 'fetchCertificate'; phone: string }
  | { type: 'resendCertificate'; phone: string }
  | { type: 'moveCertificate'; phone: string; opticId: number }
  | { type: 'wait'; milliseconds: number };

const within = (...phases: Phase[]): ReadonlySet<Phase> => new Set(phases);
const CERTIFICATE_STEP = within('fetching', 'waiting', 'shown', 'resending', 'moving');
const SUBMITTING = within('captcha', 'sendingCode', 'checkingCode', 'submitting', 'processing');

/** The flow's flags as named in the specification; all are derived from the phase. */
export const activeStep = ({ phase }: Pick<FlowState, 'phase'>) =>
  CERTIFICATE_STEP.has(phase) ? 'certificate' : 'form';
export const isFormSubmitting = ({ phase }: Pick<FlowState, 'phase'>) => SUBMITTING.has(phase);
export const loadingOf = ({ phase }: Pick<FlowState, 'phase'>) => ({
  captcha: phase === 'captcha',
  sms: phase === 'sendingCode' || phase === 'checkingCode',
  certificate: CERTIFICATE_STEP.has(phase) && phase !== 'shown',
});
