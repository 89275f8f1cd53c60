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

/** Whether the focus is at the beginning of the content. */
export const isAtContent = (focused: Element | null): boolean => focused?.id === CONTENT;

/** The `ref` of a button that goes when it has done its work: the focus stays in the content. */
export const keepFocus = (button: HTMLElement | null) => () => {
  if (button !== null && button === document.activeElement) focusContent();
};
