/**
 * Where menus, offers and hints open: in the dialog that is open, or in the screen's main part. MUI
 * would put them at the end of the document, where they belong to nothing.
 */
export function openedIn(): HTMLElement {
  const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"]');
  return [...dialogs].at(-1) ?? document.querySelector('main') ?? document.body;
}
