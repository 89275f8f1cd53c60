import { RouteAnnouncerProps } from './announcer-props.ts';

const ENGLISH = /^Navigated to /;

/**
 * Gatsby announces new pages in English; this translates the text into Russian before it is read.
 */
export function translateAnnouncer(): void {
  const announcer = document.getElementById(RouteAnnouncerProps.id);
  if (!announcer) return;
  new MutationObserver(() => {
    const text = announcer.textContent ?? '';
    if (ENGLISH.test(text)) announcer.textContent = text.replace(ENGLISH, 'Открыта страница: ');
  }).observe(announcer, { childList: true, characterData: true, subtree: true });
}
