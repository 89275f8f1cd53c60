import type * as v from 'valibot';
import { userConsents, userConsentWithdraw } from '../../../../contract/calls/account.ts';
import type { consentAnswer } from '../../../../contract/schemas/account.ts';
import { success, type Result } from '../../../client/calls/result.ts';
import { profile } from '../../../stores/account.ts';
import { memberCall } from '../../../stores/member-call.ts';
import { memberResource } from '../../../stores/member-data.ts';
import { patch } from '../patch.ts';

export type ConsentAnswer = v.InferOutput<typeof consentAnswer>;

/** All of the member's answers, newest first. */
export const consentHistory = memberResource((signal) => memberCall(userConsents, {}, { signal }));

/** The answers in force: the latest one to each consent, if it agrees. */
export function standingConsents(items: readonly ConsentAnswer[]): ReadonlySet<number> {
  const last = new Map<string, ConsentAnswer>();
  for (const answer of items) if (!last.has(answer.code)) last.set(answer.code, answer);
  return new Set([...last.values()].flatMap(({ id, given }) => (given ? [id] : [])));
}

/** «Дано», or which of the two a refusal is: an answer that takes back the one before it withdraws it. */
export function answerWords(items: readonly ConsentAnswer[], { id, code, given }: ConsentAnswer) {
  if (given) return 'Дано';
  const older = items.slice(items.findIndex((item) => item.id === id) + 1);
  return older.find((item) => item.code === code)?.given ? 'Отозвано' : 'Не\u00a0дано';
}

/** Withdraws a consent; the form of «Мои данные» shows that, too. */
export async function withdrawConsent(code: string): Promise<Result<null>> {
  const result = await memberCall(userConsentWithdraw, { code });
  if (!result.ok) return result;
  patch(consentHistory, () => result.value);
  patch(profile, (own) => ({
    ...own,
    consents: own.consents.map((consent) =>
      consent.code === code
        ? {
            ...consent,
            given: false,
            changed_at: result.value.items[0]?.happened_at ?? consent.changed_at,
          }
        : consent,
    ),
  }));
  return success(null);
}
