import { documentCookie } from '../client/cookies/document-cookies.ts';
import { CITY_COOKIE, CITY_OFFER_COOKIE } from '../config/constants.ts';

/** Whether the visitor has chosen a city or declined the offered one, in any tab. */
export const hasAnsweredCity = (): boolean =>
  [CITY_COOKIE, CITY_OFFER_COOKIE].some(({ name }) => documentCookie(name) !== null);
