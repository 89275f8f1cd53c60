/** Ids of the popovers: a button refers to one, the browser does the rest. */
export const overlayIds = {
  menu: 'side-menu',
  city: 'city-chooser',
  search: 'search-bar',
  user: 'user-menu',
  login: 'login-panel',
} as const;

type Inside = { readonly currentTarget: HTMLElement };

/** Closes the popover that contains a clicked element. */
export function closeOverlay({ currentTarget }: Inside): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** Closes a popover by its id, if it is open. */
export function closeOverlayOf(id: string): void {
  document.getElementById(id)?.hidePopover();
}

/** Opens a popover and moves the focus into it, as no invoking button was pressed. */
export function openOverlay(id: string): void {
  const panel = document.getElementById(id);
  if (!panel || panel.matches(':popover-open')) return;
  panel.showPopover();
  panel.querySelector('button')?.focus();
}
