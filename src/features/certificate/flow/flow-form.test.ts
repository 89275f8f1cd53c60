import { describe, expect, it } from '@jest/globals';
import { EMPTY_FORM, mergeForm, payloadOf, withoutConsents } from './flow-form.ts';
import { exampleForm } from '../../../../tests/examples/certificate-flow.ts';

describe('mergeForm', () => {
  const joining = exampleForm({ isLoyaltyMember: 'no', isWantToJoinBLLoyalty: true });

  it('keeps a non-member’s request to join', () => {
    expect(mergeForm(joining, { name: 'Ольга' }).isWantToJoinBLLoyalty).toBe(true);
  });

  it.each(['yes', null] as const)('clears it with the answer %j', (isLoyaltyMember) => {
    expect(mergeForm(joining, { isLoyaltyMember }).isWantToJoinBLLoyalty).toBeNull();
  });
});

describe('payloadOf', () => {
  it.each([
    ['yes', null, true, true],
    ['no', true, false, true],
    ['no', false, false, false],
    ['no', null, false, null],
    [null, null, null, null],
  ] as const)('sends member %j, joins %j as %j and %j', (answer, join, member, joins) => {
    const form = exampleForm({ isLoyaltyMember: answer, isWantToJoinBLLoyalty: join });
    expect(payloadOf(form)).toMatchObject({
      isLoyaltyMember: member,
      isWantToJoinBLLoyalty: joins,
    });
  });

  it('uses the names of the call', () => {
    const payload = payloadOf(exampleForm());
    expect(payload).toMatchObject({ phone: '+79990000003', lastName: 'Смирнова', opticId: 12 });
    expect(payload).not.toHaveProperty('lastname');
    // The number names the optician; the words are for the page.
    expect(payload).not.toHaveProperty('opticAddress');
  });
});

it('a draft contains no consent', () => {
  const draft = withoutConsents(exampleForm({ subscribe: true, sms: true }));
  expect(draft).toMatchObject({ policy: false, subscribe: false, sms: false, name: 'Анна' });
  expect(draft.consentVersions).toEqual(EMPTY_FORM.consentVersions);
});
