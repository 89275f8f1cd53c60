import { documentCookie } from '../client/cookies/document-cookies.ts';
import { CITY_COOKIE } from '../config/constants.ts';

/**
 * Whether the cookie appears to hold the city of this page; the code that follows checks properly.
 */
function isShown(): boolean {
  const shown = `"id":${document.documentElement.dataset['cityId']},`;
  return (documentCookie(CITY_COOKIE.name) ?? shown).includes(shown);
}

/**
 * Checks, whenever the visitor returns to this page (from another tab or window, or by Back),
 * whether another city was chosen. The code that handles it loads only then.
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
