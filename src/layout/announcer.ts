/** Gatsby's live region that tells a screen reader of the new page. */
const ANNOUNCER = 'gatsby-announcer';
const ENGLISH = /^Navigated to /;

/** Gatsby announces new pages in English; this puts its words into Russian before they are read. */
export function translateAnnouncer(): void {
  const announcer = document.getElementById(ANNOUNCER);
  if (!announcer) return;
  new MutationObserver(() => {
    const text = announcer.textContent ?? '';
    if (ENGLISH.test(text)) announcer.textContent = text.replace(ENGLISH, 'Открыта страница: ');
  }).observe(announcer, { childList: true, characterData: true, subtree: true });
}
