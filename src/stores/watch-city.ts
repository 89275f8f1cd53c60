import { documentCookie } from '../client/cookies/document-cookies.ts';
import { onReturn } from '../client/page/on-return.ts';
import { CITY_COOKIE } from '../config/constants.ts';
import { hasAnsweredCity } from './has-answered-city.ts';
import { closeCityOffer } from './location.ts';

/** Whether the cookie seems to contain the city of this page; the code loaded next checks it properly. */
function isShown(): boolean {
  const shown = `"id":${document.documentElement.dataset['cityId']},`;
  return (documentCookie(CITY_COOKIE.name) ?? shown).includes(shown);
}

/**
 * Checks, whenever the visitor returns to this page (from another tab or window, or by Back), whether another
 * city was chosen, and whether the offer shown here was answered elsewhere. The code that handles the former
 * loads only then.
 */
export function watchCity(): void {
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    if (hasAnsweredCity()) closeCityOffer();
    if (isShown()) return;
    import('./follow-city.ts').then(
      ({ followChosenCity }) => followChosenCity(),
      () => undefined,
    );
  };
  look();
  onReturn(look);
}
