import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  after,
  at,
  EVENTS,
  PHONE,
  typesOf,
} from '../../../../tests/examples/certificate-events.ts';
import { exampleForm } from '../../../../tests/examples/certificate-flow.ts';
import {
  activeStep,
  INITIAL_FLOW,
  isFormSubmitting,
  loadingOf,
  PHASES,
  type FlowState,
  type Phase,
} from './flow-state.ts';
import { DEFAULT_ERROR, effectOf, RULES, transition } from './transitions.ts';

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

it('has the flags of the specification in every phase', () => {
  const certificate = ['fetching', 'waiting', 'shown', 'resending', 'moving'];
  const submitting = ['captcha', 'sendingCode', 'checkingCode', 'submitting', 'processing'];
  for (const phase of PHASES) {
    expect([phase, activeStep({ phase })]).toEqual([
      phase,
      certificate.includes(phase) ? 'certificate' : 'form',
    ]);
    expect([phase, isFormSubmitting({ phase })]).toEqual([phase, submitting.includes(phase)]);
  }
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
