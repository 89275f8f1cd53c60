import { documentCookie } from '../client/cookies/document-cookies.ts';
import { CITY_COOKIE } from '../config/constants.ts';

/** Whether the cookie seems to hold the city of this page; what follows looks at it closely. */
function isShown(): boolean {
  const shown = `"id":${document.documentElement.dataset['cityId']},`;
  return (documentCookie(CITY_COOKIE.name) ?? shown).includes(shown);
}

/**
 * Looks whenever the visitor comes to this page (from another tab or window, or back to it) whether
 * another city was chosen meanwhile. What follows such a choice is loaded when there is one.
 */
export function watchCity(): void {
  const look = () => {
    if (document.visibilityState !== 'visible' || isShown()) return;
    import('./follow-city.ts').then(
      ({ followChosenCity }) => followChosenCity(),
      () => undefined,
    );
  };
  look();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  window.addEventListener('pageshow', look);
}
