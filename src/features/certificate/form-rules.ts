import * as v from 'valibot';
import { certificateForm } from '../../../contract/schemas/certificate.ts';
import { faultsByField, type Faults } from './form-fields.ts';
import { payloadOf, type FlowForm } from './flow/flow-form.ts';

/** Messages for missing values, where the contract's rule only reports them as invalid. */
const MISSING = {
  phone: 'Укажите номер телефона',
  email: 'Укажите адрес почты',
} as const;

/** Errors of a filled form: the backend's own rules, checked before anything is sent. */
export function formFaults(form: FlowForm): Faults {
  const told: Record<string, string> = {};
  const parsed = v.safeParse(certificateForm, payloadOf(form));
  for (const issue of parsed.issues ?? []) told[v.getDotPath(issue) ?? ''] ??= issue.message;
  for (const [field, text] of Object.entries(MISSING)) {
    if (form[field as keyof typeof MISSING].trim() === '') told[field] = text;
  }
  if (form.opticId === null) told['opticId'] = 'Выберите салон, в\u00a0который придёте';
  if (form.isLoyaltyMember === null) told['isLoyaltyMember'] = 'Выберите один из\u00a0ответов';
  return faultsByField(told);
}
