import * as v from 'valibot';
import { formFeedback } from '../../../contract/calls/session.ts';
import { feedback } from '../../../contract/schemas/feedback.ts';
import { questionConsent } from '../../config/member-consents.ts';
import { browserCall } from '../../client/calls/browser-call.ts';

/** `fields`: the error of each, in Russian; `failed`: why it could not be sent at all. */
export type Sending =
  | { state: 'sent' }
  | { state: 'refused'; fields: Readonly<Record<string, string>> }
  | { state: 'failed'; text: string };

type Typed = Readonly<Record<string, string>>;

/** The written input, by field name; an empty field counts as not given. */
export function typedIn(form: FormData): Typed {
  const typed: Record<string, string> = { name: '', email: '', question: '' };
  for (const [name, value] of form) {
    if (typeof value === 'string' && value.trim() !== '') typed[name] = value;
  }
  return typed;
}

/** The error of each field: the backend's own rules, checked before anything is sent. */
export function faultsOf(typed: Typed): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  for (const issue of v.safeParse(feedback, typed).issues ?? []) {
    faults[v.getDotPath(issue) ?? ''] ??= issue.message;
  }
  const { version, missing } = questionConsent;
  if (typed['policy'] !== version) faults['policy'] = missing;
  return faults;
}

/** Validates the input and sends it. */
export async function sendFeedback(form: FormData): Promise<Sending> {
  const typed = typedIn(form);
  const fields = faultsOf(typed);
  if (Object.keys(fields).length > 0) return { state: 'refused', fields };
  const result = await browserCall(formFeedback, v.parse(feedback, typed));
  if (result.ok) return { state: 'sent' };
  const { fields: refused, description } = result.error;
  return refused ? { state: 'refused', fields: refused } : { state: 'failed', text: description };
}
