/** Ids of the popovers: whoever opens one names it, the browser does the rest. */
export const overlayIds = {
  menu: 'side-menu',
  city: 'city-chooser',
  search: 'search-bar',
  user: 'user-menu',
  login: 'login-panel',
} as const;

type Inside = { readonly currentTarget: HTMLElement };

/** Puts away the popover that a clicked element stands in. */
export function closeOverlay({ currentTarget }: Inside): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** Puts away a popover by its id, if it is open. */
export function closeOverlayOf(id: string): void {
  document.getElementById(id)?.hidePopover();
}

/** Opens a popover, and moves the focus into it: nobody pressed a button that belongs to it. */
export function openOverlay(id: string): void {
  const panel = document.getElementById(id);
  if (!panel || panel.matches(':popover-open')) return;
  panel.showPopover();
  panel.querySelector('button')?.focus();
}
