/** The element of the analytics question. */
export const CONSENT_ID = 'consent';

let opener: HTMLElement | null = null;

/** Moves the focus to the question, and remembers what opened it. */
export function focusQuestion(from: HTMLElement): void {
  opener = from;
  document.getElementById(CONSENT_ID)?.focus();
}

/** After the answer: the focus returns to where the question was opened. */
export function leaveQuestion(): void {
  opener?.focus();
  opener = null;
}
