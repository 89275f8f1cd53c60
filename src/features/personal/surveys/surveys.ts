import { siteSurveyFormGet } from '../../../../contract/calls/user.ts';
import type { SurveyForm } from '../../../../contract/schemas/member.ts';
import { ensureDevice } from '../../../client/device.ts';
import { success, type Result } from '../../../client/result.ts';
import type { ShownForm } from '../../../config/survey-answers.ts';
import { refreshAccount } from '../../../stores/account.ts';
import { memberCall } from '../../../stores/member-call.ts';
import { memberResource } from '../../../stores/member-data.ts';
import { patch } from '../patch.ts';

/** In the order they are shown: the quiz is the one people come for. */
const KINDS = ['quiz', 'survey', 'poll', 'certificate'] as const;

type Forms = { readonly items: readonly ShownForm[] };

/** One form of each kind; what there is none of is left out, and any other failure fails all. */
async function load(signal: AbortSignal): Promise<Result<Forms>> {
  ensureDevice();
  const replies = await Promise.all(
    KINDS.map((kind) => memberCall(siteSurveyFormGet, { kind }, { signal })),
  );
  const items: SurveyForm[] = [];
  for (const reply of replies) {
    if (reply.ok) items.push(reply.value);
    else if (reply.error.code !== 'not_found') return reply;
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
