/**
 * The container of menus, suggestions and tooltips: the open dialog, or the main part of the
 * screen. MUI would append them to the end of the document, outside every landmark.
 */
export function openedIn(): HTMLElement {
  const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"]');
  return [...dialogs].at(-1) ?? document.querySelector('main') ?? document.body;
}
