/** States and events of the form for a certificate, for tests. */
import {
  INITIAL_FLOW,
  type FlowEvent,
  type FlowState,
  type Phase,
} from '../../src/features/certificate/flow/flow-state.ts';
import { transition } from '../../src/features/certificate/flow/transitions.ts';
import { exampleCertificate, exampleForm } from './certificate-flow.ts';

export const PHONE = '+79990000003';

/** A state of that phase, with a complete form. */
export const at = (phase: Phase, over: Partial<FlowState> = {}): FlowState => ({
  ...INITIAL_FLOW,
  phase,
  form: exampleForm(),
  phone: PHONE,
  ...over,
});

/** The state after an event. */
export const after = (state: FlowState, event: FlowEvent) => transition(state, event).state;
/** The types of an event's effects. */
export const typesOf = (state: FlowState, event: FlowEvent) =>
  transition(state, event).effects.map(({ type }) => type);

/** One event of every type. */
export const EVENTS: { [T in FlowEvent['type']]: Extract<FlowEvent, { type: T }> } = {
  merge: { type: 'merge', change: { name: 'Ольга' } },
  submit: { type: 'submit' },
  find: { type: 'find', phone: PHONE },
  enterCode: { type: 'enterCode', code: '1234' },
  agree: { type: 'agree', code: '1234', policy: '2024-04-01' },
  refuse: { type: 'refuse' },
  askAgain: { type: 'askAgain' },
  changePhone: { type: 'changePhone' },
  resend: { type: 'resend' },
  move: { type: 'move', opticId: 4 },
  reset: { type: 'reset' },
  due: { type: 'due' },
  captchaPassed: { type: 'captchaPassed' },
  codeSent: { type: 'codeSent', againAt: 60_000 },
  codeRight: { type: 'codeRight' },
  codeWrong: { type: 'codeWrong', text: 'Неверный код' },
  consentMissing: { type: 'consentMissing', text: null },
  process: { type: 'process' },
  ready: { type: 'ready', isResendCertificate: true },
  getCertificate: { type: 'getCertificate' },
  unconfirmed: { type: 'unconfirmed' },
  received: {
    type: 'received',
    certificate: exampleCertificate(),
    isResendCertificate: false,
    resendAt: 60_000,
  },
  missing: { type: 'missing' },
  failed: { type: 'failed', text: 'Занято' },
};
