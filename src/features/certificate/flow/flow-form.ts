import { phoneDigits } from '../../../config/phone.ts';
import type * as v from 'valibot';
import type { certificateForm } from '../../../../contract/schemas/certificate.ts';

/** The fields of the form; named as in the specification. */
export type FlowForm = {
  name: string;
  lastname: string;
  /** As typed; sent as a plus sign and digits. */
  phone: string;
  email: string;
  address: string;
  isLoyaltyMember: 'yes' | 'no' | null;
  /** Only for the answer «no». */
  isWantToJoinBLLoyalty: boolean | null;
  opticId: number | null;
  /** The chosen optician as text, for a page that has not loaded its list yet; not sent. */
  opticAddress: string;
  policy: boolean;
  subscribe: boolean;
  sms: boolean;
  /** The displayed wording of each consent. */
  consentVersions: Readonly<Partial<Record<'policy' | 'subscribe' | 'sms', string>>>;
};

export const EMPTY_FORM: FlowForm = {
  name: '',
  lastname: '',
  phone: '',
  email: '',
  address: '',
  isLoyaltyMember: null,
  isWantToJoinBLLoyalty: null,
  opticId: null,
  opticAddress: '',
  policy: false,
  subscribe: false,
  sms: false,
  consentVersions: {},
};

/**
 * Merges changes into the form. The request to join applies to non-members only: any other answer
 * clears it.
 */
export function mergeForm(form: FlowForm, change: Partial<FlowForm>): FlowForm {
  const merged = { ...form, ...change };
  return merged.isLoyaltyMember === 'no' ? merged : { ...merged, isWantToJoinBLLoyalty: null };
}

/** The server's names of fields, where they differ from ours. */
const SENT_NAMES: Readonly<Record<string, string>> = { lastName: 'lastname' };

/** Our name of a field that the server names. */
export const ownName = (sent: string): string => SENT_NAMES[sent] ?? sent;

/** The server's errors of fields that are still as they were: whether a changed one is right, only it can say. */
export function errorsLeft(
  errors: Readonly<Record<string, string>>,
  before: FlowForm,
  after: FlowForm,
): Readonly<Record<string, string>> {
  const same = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([name, value]) => value !== same.get(name));
  const names = new Set(changed.map(([name]) => name));
  return Object.fromEntries(Object.entries(errors).filter(([sent]) => !names.has(ownName(sent))));
}

/** The form without its consents: a consent is given again, not restored. */
export const withoutConsents = (form: FlowForm): FlowForm => ({
  ...form,
  policy: false,
  subscribe: false,
  sms: false,
  consentVersions: {},
});

const MEMBER = { yes: true, no: false } as const;

/** Whether the visitor is in the programme or asks to join. */
export const belongs = ({ isLoyaltyMember, isWantToJoinBLLoyalty }: FlowForm): boolean =>
  isLoyaltyMember === 'yes' || isWantToJoinBLLoyalty === true;

/** The body of certificate.form.send. A member is sent as one who joins. */
export function payloadOf(form: FlowForm): v.InferInput<typeof certificateForm> {
  const { lastname, isLoyaltyMember, isWantToJoinBLLoyalty, ...rest } = form;
  const { opticId, opticAddress: _words, ...same } = rest;
  return {
    ...same,
    phone: phoneDigits(form.phone),
    lastName: lastname,
    opticId: opticId ?? 0,
    isLoyaltyMember: isLoyaltyMember === null ? null : MEMBER[isLoyaltyMember],
    isWantToJoinBLLoyalty: isLoyaltyMember === 'yes' ? true : isWantToJoinBLLoyalty,
    // The schema only allows an accepted policy; it also rejects a form without one.
    policy: form.policy as true,
  };
}
