import { proxy } from 'valtio';
import { CONSENT_COOKIE } from '../config/constants.ts';

export type Consent = 'yes' | 'no';

/** The answer to the question about analytics; null as long as there is none. */
export const consent = proxy<{ answer: Consent | null }>({ answer: null });

/** The answer among a document's cookies. */
export function consentIn(cookies: string): Consent | null {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${CONSENT_COOKIE.name}=`));
  const answer = found?.slice(CONSENT_COOKIE.name.length + 1);
  return answer === 'yes' || answer === 'no' ? answer : null;
}

/**
 * Reads the answer given earlier. The script before the first paint has marked the HTML with it, and
 * the mark is left alone: the question may be asked again by now.
 */
export function rememberConsent(): void {
  consent.answer = consentIn(document.cookie);
}

/** Keeps an answer for a year and puts the question away. */
export function answerConsent(answer: Consent): void {
  const { name, path, maxAge } = CONSENT_COOKIE;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${answer}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${secure}`;
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
