import { certificates, siteSurveyFormGet } from '../../../../contract/calls/user.ts';
import type { SurveyForm } from '../../../../contract/schemas/member.ts';
import { ensureDevice } from '../../../client/cookies/device.ts';
import { success, type Result } from '../../../client/calls/result.ts';
import type { ShownForm } from '../../../config/survey-answers.ts';
import { refreshAccount } from '../../../stores/account.ts';
import { memberCall } from '../../../stores/member-call.ts';
import { memberResource } from '../../../stores/member-data.ts';
import { patch } from '../patch.ts';

/** In the order they are shown: the quiz is the one people come for. */
const KINDS = ['quiz', 'survey', 'poll', 'certificate'] as const;

type Forms = { readonly items: readonly ShownForm[] };

/**
 * One form of each kind; what there is none of is left out, and any other failure fails all. How the
 * fitting went is asked only of who was there: whose certificate is used.
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

/** What a member can answer, and what he has answered. */
export const surveys = memberResource<Forms>(load);

/** Puts a form that was just answered, with its results, into its place; answers may bring points. */
export function keepAnswered(form: ShownForm): void {
  patch(surveys, ({ items }) => ({
    items: items.map((item) => (item.id === form.id ? form : item)),
  }));
  void refreshAccount();
}
