import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleCertificate, exampleForm } from '../../../../tests/examples/certificate-flow.ts';
import {
  activeStep,
  INITIAL_FLOW,
  isFormSubmitting,
  loadingOf,
  PHASES,
  type FlowEvent,
  type FlowState,
  type Phase,
} from './flow-state.ts';
import {
  DEFAULT_ERROR,
  effectOf,
  MISSING,
  MOVE_ERROR,
  RESEND_ERROR,
  RULES,
  transition,
  UNCONFIRMED,
} from './transitions.ts';

const PHONE = '+79990000003';

const at = (phase: Phase, over: Partial<FlowState> = {}): FlowState => ({
  ...INITIAL_FLOW,
  phase,
  form: exampleForm(),
  phone: PHONE,
  ...over,
});

const after = (state: FlowState, event: FlowEvent) => transition(state, event).state;
const typesOf = (state: FlowState, event: FlowEvent) =>
  transition(state, event).effects.map(({ type }) => type);

/** One event of every type. */
const EVENTS: { [T in FlowEvent['type']]: Extract<FlowEvent, { type: T }> } = {
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

/** A state in which a rule applies, and no rule before it. */
function stateFor(rule: (typeof RULES)[number]): FlowState {
  const base = at(rule.from);
  if (rule.when === 'phone confirmed') return { ...base, confirmedPhone: PHONE, joined: true };
  if (rule.when === 'code sent before') return { ...base, validateSms: true };
  if (rule.when === 'finding') return { ...base, purpose: 'find' };
  return base;
}

describe('the table', () => {
  it.each(
    RULES.map((rule) => [`${rule.from} + ${rule.on} (${rule.when ?? 'always'})`, rule] as const),
  )('%s leads to its target, with the effect of that phase', (_name, rule) => {
    const step = transition(stateFor(rule), EVENTS[rule.on]);
    expect(step.state.phase).toBe(rule.to);
    const work = effectOf(step.state);
    expect(step.effects.map(({ type }) => type)).toEqual(work ? [work.type] : []);
  });

  it('ignores every other event', () => {
    for (const phase of PHASES) {
      for (const event of Object.values(EVENTS)) {
        const known = RULES.some(({ from, on }) => from === phase && on === event.type);
        if (known || event.type === 'reset') continue;
        const state = at(phase);
        expect(transition(state, event)).toEqual({ state, effects: [] });
        expect(after(state, event)).toBe(state);
      }
    }
  });

  it('can be reset from every state', () => {
    for (const phase of PHASES) expect(after(at(phase), EVENTS.reset)).toEqual(INITIAL_FLOW);
  });

  it('matches the document', () => {
    const text = readFileSync(join(process.cwd(), 'docs/certificate-flow.md'), 'utf8');
    const cells = (line: string) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', ''));
    const rows = text
      .split('\n')
      .filter((line) => /^\| `\w+` +\| `\w+`/.test(line))
      .map(cells)
      .filter(({ length }) => length === 6)
      .map((row) => row.slice(0, 5));
    const work = (phase: Phase) => effectOf(at(phase))?.type ?? '—';
    expect(rows).toEqual(
      RULES.map(({ from, on, when, to }) => [from, on, when ?? '—', to, work(to)]),
    );
  });
});

describe('sending the form', () => {
  it('starts with the values of the specification', () => {
    expect(INITIAL_FLOW.action).toBe('authorization');
    expect(activeStep(INITIAL_FLOW)).toBe('form');
  });

  it('clears the error and sets the flag', () => {
    const sent = after(
      at('editing', { serverError: 'Было', confirmedPhone: PHONE, joined: true }),
      EVENTS.submit,
    );
    expect(sent.serverError).toBeNull();
    expect(isFormSubmitting(sent)).toBe(true);
  });

  it('confirms the phone again when the form has another one', () => {
    const state = at('editing', { confirmedPhone: '+79990000009' });
    expect(typesOf(state, EVENTS.submit)).toEqual(['passCaptcha']);
  });

  it.each([
    ['yes', null, 'authorization'],
    ['no', true, 'authorization'],
    ['no', null, 'certificate'],
    [null, null, 'certificate'],
  ] as const)('for member %s, joins %s needs the code for %s', (member, join, action) => {
    const form = exampleForm({ isLoyaltyMember: member, isWantToJoinBLLoyalty: join });
    expect(after(at('editing', { form }), EVENTS.submit).action).toBe(action);
  });

  it('waits five seconds and sends again while in process', () => {
    const { effects } = transition(at('submitting'), EVENTS.process);
    expect(effects).toEqual([{ type: 'wait', milliseconds: 5_000 }]);
    expect(typesOf(at('processing'), EVENTS.due)).toEqual(['sendForm']);
  });

  it('continues when it is ready and records whether it was sent again', () => {
    const next = after(at('submitting'), EVENTS.ready);
    expect(activeStep(next)).toBe('certificate');
    expect(next.isResendCertificate).toBe(true);
  });

  it('continues to an existing certificate', () => {
    expect(activeStep(after(at('submitting'), EVENTS.getCertificate))).toBe('certificate');
  });

  it.each([
    ['Нет пар', 'Нет пар'],
    [null, DEFAULT_ERROR],
    ['', DEFAULT_ERROR],
  ])('stays on any other error, %j, and shows %j', (text, said) => {
    const next = after(at('submitting'), { type: 'failed', text, fields: { email: 'Занята' } });
    expect(activeStep(next)).toBe('form');
    expect(isFormSubmitting(next)).toBe(false);
    expect(next.serverError).toBe(said);
    expect(next.fieldErrors).toEqual({ email: 'Занята' });
    expect(next.form).toEqual(exampleForm());
  });

  it('keeps the server’s errors of fields until they are changed', () => {
    const fields = { email: 'Занята', lastName: 'Кратко', opticId: 'Выберите оптику' };
    const failed = after(at('submitting'), { type: 'failed', text: null, fields });
    const same = after(failed, { type: 'merge', change: { ...failed.form } });
    expect(same.fieldErrors).toEqual(fields);
    const next = after(same, { type: 'merge', change: { lastname: 'Ким', opticId: 7 } });
    expect(next.fieldErrors).toEqual({ email: 'Занята' });
  });
});

describe('the code', () => {
  it('is sent to the phone of the form for the action', () => {
    const state = at('captcha', { action: 'certificate' });
    expect(transition(state, EVENTS.captchaPassed).effects).toEqual([
      { type: 'sendCode', phone: PHONE, action: 'certificate' },
    ]);
  });

  it('is not stored in the state', () => {
    const step = transition(at('code'), EVENTS.enterCode);
    expect(step.effects).toEqual([
      { type: 'checkCode', phone: PHONE, code: '1234', action: 'authorization' },
    ]);
    expect(JSON.stringify(step.state)).not.toContain('1234');
  });

  it('confirms its phone, and the form is sent', () => {
    const step = transition(at('checkingCode'), EVENTS.codeRight);
    expect(step.state.confirmedPhone).toBe(PHONE);
    expect(step.effects).toEqual([{ type: 'sendForm', form: exampleForm() }]);
  });

  it('is asked for again when it is wrong', () => {
    const next = after(at('checkingCode', { validateSms: true }), EVENTS.codeWrong);
    expect(next).toMatchObject({ phase: 'code', serverError: 'Неверный код', validateSms: true });
  });

  it('stays on screen while another one is requested, even when that fails', () => {
    const asked = after(at('code', { validateSms: true }), EVENTS.askAgain);
    expect(asked.validateSms).toBe(true);
    expect(after(asked, EVENTS.failed)).toMatchObject({ phase: 'code', serverError: 'Занято' });
  });
});

describe('the certificate', () => {
  it('is polled every twenty seconds until it is issued', () => {
    expect(transition(at('fetching'), EVENTS.process).effects).toEqual([
      { type: 'wait', milliseconds: 20_000 },
    ]);
    expect(typesOf(at('fetching'), EVENTS.failed)).toEqual(['wait']);
    expect(typesOf(at('waiting'), EVENTS.due)).toEqual(['fetchCertificate']);
    expect(after(at('fetching'), EVENTS.received).certificate).toEqual(exampleCertificate());
  });

  it('is marked as unanswered until a response arrives', () => {
    const alone = after(at('fetching'), EVENTS.failed);
    expect(alone.unanswered).toBe(true);
    const asked = after(alone, EVENTS.due);
    expect(asked.unanswered).toBe(true);
    for (const answer of ['process', 'received', 'missing', 'unconfirmed'] as const) {
      expect(after(asked, EVENTS[answer]).unanswered).toBe(false);
    }
  });

  it('that could not be sent again has its own message', () => {
    const failed = after(at('resending'), { type: 'failed', text: null });
    expect(failed).toMatchObject({ phase: 'fetching', serverError: RESEND_ERROR });
  });

  it('is sent again with all earlier results reset', () => {
    const shown = at('shown', {
      certificate: exampleCertificate(),
      isResendCertificate: true,
      serverError: 'Было',
    });
    const next = after(shown, EVENTS.resend);
    expect(next).toMatchObject({
      certificate: null,
      isResendCertificate: false,
      serverError: null,
      form: INITIAL_FLOW.form,
      phone: PHONE,
    });
    expect(activeStep(next)).toBe('certificate');
  });

  it('is marked as sent again until it is requested once more', () => {
    const sent = after(at('resending'), EVENTS.ready);
    expect(sent).toMatchObject({ phase: 'fetching', sentAgain: true, isResendCertificate: true });
    expect(after(at('shown', { sentAgain: true }), EVENTS.resend).sentAgain).toBe(false);
    expect(after(at('submitting'), EVENTS.ready).sentAgain).toBe(false);
  });

  it('that already exists is marked as such until the visitor continues with it', () => {
    const known = after(at('submitting'), EVENTS.getCertificate);
    expect(known.already).toBe(true);
    const shown = after(known, EVENTS.received);
    expect(shown.already).toBe(true);
    expect(after(shown, EVENTS.resend).already).toBe(false);
    expect(after(after(shown, EVENTS.move), EVENTS.ready).already).toBe(false);
    for (const again of [EVENTS.submit, EVENTS.find]) {
      expect(after(at('editing', { already: true }), again).already).toBe(false);
    }
    expect(after(at('submitting'), EVENTS.ready).already).toBe(false);
  });

  it('moves to another optician, and is marked as moved', () => {
    const shown = at('shown', { certificate: exampleCertificate(), serverError: 'Было' });
    const { state, effects } = transition(shown, EVENTS.move);
    expect(effects).toEqual([{ type: 'moveCertificate', phone: PHONE, opticId: 4 }]);
    expect(state).toMatchObject({ certificate: null, serverError: null, moved: false });
    expect(activeStep(state)).toBe('certificate');
    const moved = after(state, EVENTS.ready);
    expect(moved).toMatchObject({ phase: 'fetching', moved: true, movingTo: null });
    const slow = after(state, EVENTS.process);
    expect(slow).toMatchObject({ phase: 'fetching', moved: true, movingTo: null });
    expect(after(at('shown', { moved: true }), EVENTS.resend).moved).toBe(false);
  });

  it('that could not move shows why, and that a phone is no longer confirmed', () => {
    expect(after(at('moving'), EVENTS.failed)).toMatchObject({
      phase: 'fetching',
      serverError: 'Занято',
      moved: false,
    });
    const silent = after(at('moving'), { type: 'failed', text: null });
    expect(silent.serverError).toBe(MOVE_ERROR);
    const unknown = after(at('moving', { confirmedPhone: PHONE }), EVENTS.unconfirmed);
    expect(unknown).toMatchObject({ serverError: UNCONFIRMED, confirmedPhone: null });
  });

  it('that is missing, or whose phone is no longer confirmed, shows an error', () => {
    expect(after(at('fetching'), EVENTS.missing).serverError).toBe(MISSING);
    expect(after(at('fetching'), EVENTS.unconfirmed)).toMatchObject({
      serverError: UNCONFIRMED,
      confirmedPhone: null,
    });
  });
});

it.each([
  ['captcha', { captcha: true, sms: false, certificate: false }],
  ['sendingCode', { captcha: false, sms: true, certificate: false }],
  ['checkingCode', { captcha: false, sms: true, certificate: false }],
  ['waiting', { captcha: false, sms: false, certificate: true }],
  ['shown', { captcha: false, sms: false, certificate: false }],
] as const)('in %s the loading flags are %j', (phase, flags) => {
  expect(loadingOf(at(phase))).toEqual(flags);
});
