import { phoneDigits } from '../../../config/phone.ts';
import type * as v from 'valibot';
import type { certificateForm } from '../../../../contract/schemas/certificate.ts';

/** What a visitor fills in; names as the specification has them. */
export type FlowForm = {
  name: string;
  lastname: string;
  /** As typed; sent as a plus sign and digits. */
  phone: string;
  email: string;
  address: string;
  isLoyaltyMember: 'yes' | 'no' | null;
  /** Asked only of those who say «no». */
  isWantToJoinBLLoyalty: boolean | null;
  opticId: number | null;
  /** The chosen optician in words, for a page that does not know its list yet. */
  opticAddress: string;
  policy: boolean;
  subscribe: boolean;
  sms: boolean;
  /** Which wording of each consent stood on the screen. */
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
 * Puts what changed into the form. The wish to join is only of those who are no members: with any
 * other answer it is cleared.
 */
export function mergeForm(form: FlowForm, change: Partial<FlowForm>): FlowForm {
  const merged = { ...form, ...change };
  return merged.isLoyaltyMember === 'no' ? merged : { ...merged, isWantToJoinBLLoyalty: null };
}

/** Without what was agreed to: a consent is given anew, not remembered. */
export const withoutConsents = (form: FlowForm): FlowForm => ({
  ...form,
  policy: false,
  subscribe: false,
  sms: false,
  consentVersions: {},
});

const MEMBER = { yes: true, no: false } as const;

/** Whether the visitor is in the programme or asks to be. */
export const belongs = ({ isLoyaltyMember, isWantToJoinBLLoyalty }: FlowForm): boolean =>
  isLoyaltyMember === 'yes' || isWantToJoinBLLoyalty === true;

/** The body of certificate.form.send. A member is sent as one who joins. */
export function payloadOf(form: FlowForm): v.InferInput<typeof certificateForm> {
  const { lastname, isLoyaltyMember, isWantToJoinBLLoyalty, opticId, opticAddress, ...same } = form;
  return {
    ...same,
    phone: phoneDigits(form.phone),
    lastName: lastname,
    opticId: opticId ?? 0,
    opticAddress,
    isLoyaltyMember: isLoyaltyMember === null ? null : MEMBER[isLoyaltyMember],
    isWantToJoinBLLoyalty: isLoyaltyMember === 'yes' ? true : isWantToJoinBLLoyalty,
    // The schema knows only the accepted policy; a form without it is refused by the same schema.
    policy: form.policy as true,
  };
}
