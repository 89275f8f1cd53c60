import { proxy } from 'valtio';
import { documentCookie, keepCookie } from '../client/cookies/document-cookies.ts';
import { CONSENT_COOKIE } from '../config/constants.ts';

export type Consent = 'yes' | 'no';

/** The answer to the question about analytics; null as long as there is none. */
export const consent = proxy<{ answer: Consent | null }>({ answer: null });

/**
 * Reads the answer given earlier. The script before the first paint has marked the HTML with it, and
 * the mark is left alone: the question may be asked again by now.
 */
export function rememberConsent(): void {
  const answer = documentCookie(CONSENT_COOKIE.name);
  consent.answer = answer === 'yes' || answer === 'no' ? answer : null;
}

/** Keeps an answer for a year and puts the question away. */
export function answerConsent(answer: Consent): void {
  keepCookie(CONSENT_COOKIE, answer);
  document.documentElement.dataset['consent'] = answer;
  consent.answer = answer;
}

/**
 * Shows the question again, at once and before any other prompt; the old answer holds until there is
 * a new one.
 */
export function askConsent(): void {
  const { dataset } = document.documentElement;
  delete dataset['consent'];
  dataset['prompt'] = 'consent';
  dataset['promptDue'] = '';
}
