import { certificates, siteSurveyFormGet } from '../../../../contract/calls/user.ts';
import type { SurveyForm } from '../../../../contract/schemas/survey.ts';
import { ensureDevice } from '../../../client/cookies/device.ts';
import { success, type Result } from '../../../client/calls/result.ts';
import type { ShownForm } from '../../../config/survey-answers.ts';
import { refreshAccount } from '../../../stores/account.ts';
import { memberCall } from '../../../stores/member-call.ts';
import { memberResource } from '../../../stores/member-data.ts';
import { patch } from '../patch.ts';

/** In display order: the quiz is the most popular. */
const KINDS = ['quiz', 'survey', 'poll', 'certificate'] as const;

type Forms = { readonly items: readonly ShownForm[] };

/**
 * One form of each kind; missing ones are omitted, and any other failure fails the whole load. The
 * survey about the fitting is only for members who were there: those with a used certificate.
 */
async function load(signal: AbortSignal): Promise<Result<Forms>> {
  ensureDevice();
  const [own, ...replies] = await Promise.all([
    memberCall(certificates, {}, { signal }),
    ...KINDS.map((kind) => memberCall(siteSurveyFormGet, { kind }, { signal })),
  ]);
  if (!own.ok) return own;
  const isFitted = own.value.items.some(({ state }) => state === 'redeemed');
  const items: SurveyForm[] = [];
  for (const reply of replies) {
    if (!reply.ok && reply.error.code !== 'not_found') return reply;
    if (!reply.ok) continue;
    const { kind, answered } = reply.value;
    if (kind !== 'certificate' || isFitted || answered) items.push(reply.value);
  }
  return success({ items });
}

/** The forms a member can answer or has answered. */
export const surveys = memberResource<Forms>(load);

/** Updates a form that was just answered with its results; answers may earn points. */
export function keepAnswered(form: ShownForm): void {
  patch(surveys, ({ items }) => ({
    items: items.map((item) => (item.id === form.id ? form : item)),
  }));
  void refreshAccount();
}
