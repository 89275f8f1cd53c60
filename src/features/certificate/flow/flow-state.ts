import type { Certificate } from '../../../../contract/schemas/certificate.ts';
import type { SmsAction } from '../../../../contract/schemas/member.ts';
import { EMPTY_FORM, type FlowForm } from './flow-form.ts';

/** Where a visitor is. Each does one thing: waits for him, for a reply or for a moment. */
export const PHASES = [
  'editing',
  'captcha',
  'sendingCode',
  'code',
  'checkingCode',
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
  /** What the code is for: entering the programme, or only showing that the phone is at hand. */
  readonly action: SmsAction;
  /** Why a code is asked for: to send the form, or to find a certificate made before. */
  readonly purpose: 'issue' | 'find';
  /** The phone this is about, a plus sign and digits. */
  readonly phone: string;
  /** The phone whose code was right. */
  readonly confirmedPhone: string | null;
  /** A code is on its way and can be typed. */
  readonly validateSms: boolean;
  /** When another code may be asked for, milliseconds since 1970. */
  readonly codeAgainAt: number;
  readonly certificate: Certificate | null;
  /** When the certificate may be sent again; null: no more. */
  readonly resendAt: number | null;
  /** The backend lets it be sent once more. */
  readonly isResendCertificate: boolean;
  /** It was sent once more just now. */
  readonly sentAgain: boolean;
  /** The form was sent for a phone that has one already. */
  readonly already: boolean;
  /** The optician that the certificate is to go to; null where it stays. */
  readonly movingTo: number | null;
  /** It went to another optician just now. */
  readonly moved: boolean;
  /** The certificate was asked for, and nobody answered; it is asked for again by itself. */
  readonly unanswered: boolean;
  readonly serverError: string | null;
  /** What the server says of single fields. */
  readonly fieldErrors: Readonly<Record<string, string>>;
};

export const INITIAL_FLOW: FlowState = {
  phase: 'editing',
  form: EMPTY_FORM,
  action: 'authorization',
  purpose: 'issue',
  phone: '',
  confirmedPhone: null,
  validateSms: false,
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

/** What can happen, and what it brings. */
export type FlowEvents = {
  /** By the visitor. */
  merge: { change: Partial<FlowForm> };
  submit: object;
  find: { phone: string };
  enterCode: { code: string };
  askAgain: object;
  changePhone: object;
  resend: object;
  move: { opticId: number };
  reset: object;
  /** By the clock. */
  due: object;
  /** Replies. */
  captchaPassed: object;
  codeSent: { againAt: number };
  codeRight: object;
  codeWrong: Failed;
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

/** Work to do, as data; a runner does it. A phase has at most one. */
export type Effect =
  | { type: 'passCaptcha' }
  | { type: 'sendCode'; phone: string; action: SmsAction }
  | { type: 'checkCode'; phone: string; code: string; action: SmsAction }
  | { type: 'sendForm'; form: FlowForm }
  | { type: 'fetchCertificate'; phone: string }
  | { type: 'resendCertificate' }
  | { type: 'moveCertificate'; phone: string; opticId: number }
  | { type: 'wait'; milliseconds: number };

const within = (...phases: Phase[]): ReadonlySet<Phase> => new Set(phases);
const CERTIFICATE_STEP = within('fetching', 'waiting', 'shown', 'resending', 'moving');
const SUBMITTING = within('captcha', 'sendingCode', 'checkingCode', 'submitting', 'processing');

/** The flow's flags as the specification names them; all follow from the phase. */
export const activeStep = ({ phase }: Pick<FlowState, 'phase'>) =>
  CERTIFICATE_STEP.has(phase) ? 'certificate' : 'form';
export const isFormSubmitting = ({ phase }: Pick<FlowState, 'phase'>) => SUBMITTING.has(phase);
export const loadingOf = ({ phase }: Pick<FlowState, 'phase'>) => ({
  captcha: phase === 'captcha',
  sms: phase === 'sendingCode' || phase === 'checkingCode',
  certificate: CERTIFICATE_STEP.has(phase) && phase !== 'shown',
});
