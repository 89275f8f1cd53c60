/** react-admin's element around the content of a screen, beside the menu. */
const CONTENT = 'main-content';

/** Moves the focus to the beginning of the content: the next Tab goes to its first link or field. */
export function focusContent(): void {
  const content = document.getElementById(CONTENT);
  if (!content) return;
  content.setAttribute('tabindex', '-1');
  // A click into the content must not focus all of it.
  content.addEventListener('blur', () => content.removeAttribute('tabindex'), { once: true });
  content.focus({ preventScroll: true });
}
