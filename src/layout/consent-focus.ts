/** Where the question about analytics stands. */
export const CONSENT_ID = 'consent';

let opener: HTMLElement | null = null;

/** Leads the focus to the question, and remembers what asked for it. */
export function focusQuestion(from: HTMLElement): void {
  opener = from;
  document.getElementById(CONSENT_ID)?.focus();
}

/** After the answer: the focus goes back to where the question was asked for. */
export function leaveQuestion(): void {
  opener?.focus();
  opener = null;
}
