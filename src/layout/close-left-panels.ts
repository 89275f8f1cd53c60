import { VIEW_PANEL_ID } from './view-panel-id.ts';

/** Panels that cover the page; the page behind the low-vision panel is its preview. */
const COVERING = `[role='dialog']:popover-open:not(#${VIEW_PANEL_ID})`;

/**
 * Closes the open panels when Tab leaves them: browsers move the focus on behind a popover, which
 * covers it, on a phone wherever it goes. Only Tab, as presses outside already close them.
 */
export function closeLeftPanels(): void {
  document.addEventListener('keyup', ({ key, altKey }) => {
    if (key !== 'Tab' || altKey) return;
    const panels = [...document.querySelectorAll<HTMLElement>(COVERING)];
    if (panels.some((panel) => panel.contains(document.activeElement))) return;
    for (const panel of panels) panel.hidePopover();
  });
}
