import { describe, expect, it } from '@jest/globals';
import { exampleForm } from '../../../../tests/examples/certificate-flow.ts';
import { INITIAL_FLOW, type FlowEvent, type FlowState, type Phase } from './flow-state.ts';
import { transition } from './transitions.ts';

const PHONE = '+79990000003';
const EVENTS = {
  submit: { type: 'submit' },
  codeRight: { type: 'codeRight' },
  codeWrong: { type: 'codeWrong', text: 'Неверный код' },
  consentMissing: { type: 'consentMissing', text: null },
  agree: { type: 'agree', code: '1234', policy: '2024-04-01' },
  refuse: { type: 'refuse' },
} as const;

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

describe('joining through the form', () => {
  it('requires a code that signs in: one that only confirms the phone is not enough', () => {
    const form = exampleForm({ isLoyaltyMember: 'no' });
    const known = after(at('checkingCode', { form, action: 'certificate' }), EVENTS.codeRight);
    const again = { ...known, phase: 'editing' } as const;
    expect(typesOf(again, EVENTS.submit)).toEqual(['sendForm']);
    const joining = after(again, { type: 'merge', change: { isWantToJoinBLLoyalty: true } });
    expect(typesOf(joining, EVENTS.submit)).toEqual(['passCaptcha']);
    const joined = after(
      { ...joining, phase: 'checkingCode', action: 'authorization' },
      EVENTS.codeRight,
    );
    expect(typesOf({ ...joined, phase: 'editing' }, EVENTS.submit)).toEqual(['sendForm']);
  });

  it('sends the code again with the wording of the consent, and stores neither', () => {
    const asked = after(at('checkingCode', { validateSms: true }), EVENTS.consentMissing);
    expect(asked).toMatchObject({ phase: 'consent', consentMissing: true, serverError: null });
    const step = transition(asked, EVENTS.agree);
    expect(step.effects).toEqual([
      {
        type: 'checkCode',
        phone: PHONE,
        action: 'authorization',
        code: '1234',
        policy: '2024-04-01',
      },
    ]);
    expect(JSON.stringify(step.state)).not.toContain('1234');
    expect(step.state.consentMissing).toBe(true);
    for (const answer of [EVENTS.codeRight, EVENTS.codeWrong]) {
      expect(after(step.state, answer).consentMissing).toBe(false);
    }
    const refused = after(asked, EVENTS.refuse);
    expect(refused).toMatchObject({
      consentMissing: false,
      validateSms: false,
      confirmedPhone: null,
    });
    expect(refused.form).toEqual(exampleForm());
  });
});
