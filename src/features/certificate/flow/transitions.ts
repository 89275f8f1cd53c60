import {
  CERTIFICATE_POLL_INTERVAL,
  CERTIFICATE_RESUBMIT_INTERVAL,
} from '../../../config/constants.ts';
import { phoneDigits } from '../../../config/phone.ts';
import { belongs, EMPTY_FORM, errorsLeft, mergeForm } from './flow-form.ts';
import {
  INITIAL_FLOW,
  type Effect,
  type EventType,
  type FlowEvent,
  type FlowEvents,
  type FlowState,
  type Phase,
} from './flow-state.ts';

/** Used when the server sent no message. */
export const DEFAULT_ERROR = 'Сейчас не\u00a0получается оформить сертификат. Попробуйте чуть позже';
export const RESEND_ERROR =
  'Сейчас не\u00a0получается отправить сертификат ещё раз. Попробуйте чуть позже';
export const MOVE_ERROR = 'Сейчас не\u00a0получается сменить салон. Попробуйте чуть позже';
export const MISSING =
  'По\u00a0этому номеру сертификата нет. Проверьте номер или оформите сертификат';
export const UNCONFIRMED = 'Номер нужно подтвердить ещё раз: отправим новый код';

/** Conditions that distinguish two rules for one event; the names are in the document's table. */
const CONDITIONS = {
  'phone confirmed': ({ form, confirmedPhone, joined }) =>
    confirmedPhone !== null &&
    confirmedPhone === phoneDigits(form.phone) &&
    (joined || !belongs(form)),
  'code sent before': ({ validateSms }) => validateSms,
  finding: ({ purpose }) => purpose === 'find',
} satisfies Record<string, (state: FlowState) => boolean>;

type Condition = keyof typeof CONDITIONS;

export type Rule<T extends EventType = EventType> = {
  from: Phase;
  on: T;
  when?: Condition;
  to: Phase;
  change: (state: FlowState, event: FlowEvents[T]) => Partial<FlowState>;
};

type Change<T extends EventType> = Rule<T>['change'];
const nothing = () => ({});

/** One row of the table; `change` may read the data of the event. */
function rule<T extends EventType>(
  from: Phase,
  on: T,
  to: Phase,
  change: Change<T> = nothing,
  when?: Condition,
): Rule {
  // A rule only receives events of its own type: see `transition`.
  const own = { from, on, to, change: change as Rule['change'] };
  return when === undefined ? own : { ...own, when };
}

const begin: Change<'submit'> = ({ form }) => ({
  serverError: null,
  fieldErrors: {},
  purpose: 'issue',
  phone: phoneDigits(form.phone),
  action: belongs(form) ? 'authorization' : 'certificate',
  validateSms: false,
  already: false,
});
const fail: Change<'failed'> = (_state, { text, fields }) => ({
  serverError: text || DEFAULT_ERROR,
  fieldErrors: fields ?? {},
  validateSms: false,
});
const failAtCode: Change<'failed'> = (_state, { text }) => ({ serverError: text || DEFAULT_ERROR });
const confirm: Change<'codeRight'> = ({ phone, action }) => ({
  confirmedPhone: phone,
  joined: action === 'authorization',
  validateSms: false,
  consentMissing: false,
  serverError: null,
});

/** The whole flow. docs/certificate-flow.md has the same table; a test compares the two. */
export const RULES: readonly Rule[] = [
  rule('editing', 'merge', 'editing', ({ form, fieldErrors }, { change }) => {
    const merged = mergeForm(form, change);
    return { form: merged, fieldErrors: errorsLeft(fieldErrors, form, merged) };
  }),
  rule('editing', 'submit', 'submitting', begin, 'phone confirmed'),
  rule('editing', 'submit', 'captcha', begin),
  rule('editing', 'find', 'captcha', (_state, { phone }) => ({
    serverError: null,
    fieldErrors: {},
    purpose: 'find',
    phone: phoneDigits(phone),
    action: 'certificate',
    validateSms: false,
    already: false,
  })),

  rule('captcha', 'captchaPassed', 'sendingCode'),
  rule('captcha', 'failed', 'code', failAtCode, 'code sent before'),
  rule('captcha', 'failed', 'editing', fail),

  rule('sendingCode', 'codeSent', 'code', (_state, { againAt }) => ({
    validateSms: true,
    codeAgainAt: againAt,
  })),
  rule('sendingCode', 'failed', 'code', failAtCode, 'code sent before'),
  rule('sendingCode', 'failed', 'editing', fail),

  rule('code', 'enterCode', 'checkingCode', () => ({ serverError: null })),
  rule('code', 'askAgain', 'captcha', () => ({ serverError: null })),
  rule('code', 'changePhone', 'editing', () => ({ serverError: null, validateSms: false })),

  rule('checkingCode', 'codeRight', 'fetching', confirm, 'finding'),
  rule('checkingCode', 'codeRight', 'submitting', confirm),
  rule('checkingCode', 'consentMissing', 'consent', (_state, { text }) => ({
    consentMissing: true,
    serverError: text,
  })),
  rule('checkingCode', 'codeWrong', 'code', (state, event) => ({
    ...failAtCode(state, event),
    consentMissing: false,
  })),

  rule('consent', 'agree', 'checkingCode', () => ({ serverError: null })),
  rule('consent', 'refuse', 'editing', () => ({
    serverError: null,
    validateSms: false,
    consentMissing: false,
  })),

  rule('submitting', 'process', 'processing'),
  rule('submitting', 'ready', 'fetching', (_state, { isResendCertificate }) => ({
    isResendCertificate,
  })),
  rule('submitting', 'getCertificate', 'fetching', () => ({ already: true })),
  rule('submitting', 'unconfirmed', 'captcha', () => ({ confirmedPhone: null })),
  rule('submitting', 'failed', 'editing', fail),

  rule('processing', 'due', 'submitting'),

  rule('fetching', 'received', 'shown', (_state, received) => ({ ...received, unanswered: false })),
  rule('fetching', 'process', 'waiting', () => ({ unanswered: false })),
  rule('fetching', 'failed', 'waiting', () => ({ unanswered: true })),
  rule('fetching', 'unconfirmed', 'editing', () => ({
    confirmedPhone: null,
    unanswered: false,
    serverError: UNCONFIRMED,
  })),
  rule('fetching', 'missing', 'editing', () => ({ serverError: MISSING, unanswered: false })),

  rule('waiting', 'due', 'fetching'),

  rule('shown', 'resend', 'resending', () => ({
    certificate: null,
    isResendCertificate: false,
    sentAgain: false,
    already: false,
    moved: false,
    serverError: null,
    form: EMPTY_FORM,
  })),
  rule('shown', 'move', 'moving', (_state, { opticId }) => ({
    certificate: null,
    movingTo: opticId,
    sentAgain: false,
    moved: false,
    serverError: null,
  })),

  rule('resending', 'ready', 'fetching', (_state, { isResendCertificate }) => ({
    isResendCertificate,
    sentAgain: true,
  })),
  rule('resending', 'process', 'fetching', () => ({ sentAgain: true })),
  rule('resending', 'unconfirmed', 'editing', () => ({
    confirmedPhone: null,
    serverError: UNCONFIRMED,
  })),
  rule('resending', 'failed', 'fetching', (_state, { text }) => ({
    serverError: text || RESEND_ERROR,
  })),

  rule('moving', 'ready', 'fetching', (_state, { isResendCertificate }) => ({
    isResendCertificate,
    movingTo: null,
    already: false,
    moved: true,
  })),
  rule('moving', 'process', 'fetching', () => ({ movingTo: null, already: false, moved: true })),
  rule('moving', 'unconfirmed', 'editing', () => ({
    movingTo: null,
    confirmedPhone: null,
    serverError: UNCONFIRMED,
  })),
  rule('moving', 'failed', 'fetching', (_state, { text }) => ({
    movingTo: null,
    serverError: text || MOVE_ERROR,
  })),
];

const holds = ({ when }: Rule, state: FlowState) => when === undefined || CONDITIONS[when](state);

/** The proof of a visitor's phone: passed to the effect, never stored in the state. */
type Proof = { code: string; policy?: string };

/** The effect of a phase, started whenever the phase is entered or resumed. */
export function effectOf(state: FlowState, proof: Proof = { code: '' }): Effect | null {
  const { phase, phone, action, form, movingTo } = state;
  switch (phase) {
    case 'captcha':
      return { type: 'passCaptcha' };
    case 'sendingCode':
      return { type: 'sendCode', phone, action };
    case 'checkingCode':
      return { type: 'checkCode', phone, action, ...proof };
    case 'submitting':
      return { type: 'sendForm', form };
    case 'processing':
      return { type: 'wait', milliseconds: CERTIFICATE_RESUBMIT_INTERVAL };
    case 'fetching':
      return { type: 'fetchCertificate', phone };
    case 'waiting':
      return { type: 'wait', milliseconds: CERTIFICATE_POLL_INTERVAL };
    case 'resending':
      return { type: 'resendCertificate', phone };
    case 'moving':
      return { type: 'moveCertificate', phone, opticId: movingTo ?? 0 };
    default:
      return null;
  }
}

function proofOf(event: FlowEvent): Proof | undefined {
  if (event.type === 'enterCode') return { code: event.code };
  return event.type === 'agree' ? { code: event.code, policy: event.policy } : undefined;
}

export type Step = { state: FlowState; effects: readonly Effect[] };

/**
 * The next state for an event. Pure: no clock, no network, no storage. An event without a rule in
 * the phase returns the same state.
 */
export function transition(state: FlowState, event: FlowEvent): Step {
  if (event.type === 'reset') return { state: INITIAL_FLOW, effects: [] };
  const found = RULES.find(
    (one) => one.from === state.phase && one.on === event.type && holds(one, state),
  );
  if (!found) return { state, effects: [] };
  const { type, ...brought } = event;
  const next = {
    ...state,
    ...found.change(state, brought as FlowEvents[typeof type]),
    phase: found.to,
  };
  const effect = effectOf(next, proofOf(event));
  return { state: next, effects: effect ? [effect] : [] };
}
