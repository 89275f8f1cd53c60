import { proxy } from 'valtio';
import { documentCookie, keepCookie } from '../client/cookies/document-cookies.ts';
import { dropCampaign } from '../client/memory/campaign.ts';
import { onReturn } from '../client/page/on-return.ts';
import { CONSENT_COOKIE } from '../config/constants.ts';

export type Consent = 'yes' | 'no';

/** The answer to the question about analytics; null while there is none. */
export const consent = proxy<{ answer: Consent | null }>({ answer: null });

/**
 * Reads the earlier answer. The script before the first paint has marked the HTML with it; the mark
 * is left alone, as the question may have been reopened by now.
 */
export function rememberConsent(): void {
  const answer = documentCookie(CONSENT_COOKIE.name);
  consent.answer = answer === 'yes' || answer === 'no' ? answer : null;
}

/**
 * Follows an answer given in another tab, or while this page was in the back-forward cache. It closes the
 * question here; one that was reopened here stays open until there is another answer.
 */
export function watchConsent(): void {
  onReturn(() => {
    const before = consent.answer;
    rememberConsent();
    const { answer } = consent;
    if (answer && answer !== before) document.documentElement.dataset['consent'] = answer;
  });
}

/** Stores an answer for a year and closes the question. */
export function answerConsent(answer: Consent): void {
  keepCookie(CONSENT_COOKIE, answer);
  document.documentElement.dataset['consent'] = answer;
  consent.answer = answer;
  if (answer === 'no') dropCampaign();
}

/**
 * Reopens the question immediately, before any other prompt; the old answer applies until there is
 * a new one.
 */
export function askConsent(): void {
  const { dataset } = document.documentElement;
  delete dataset['consent'];
  dataset['prompt'] = 'consent';
  dataset['promptDue'] = '';
}
