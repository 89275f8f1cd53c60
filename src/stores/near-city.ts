import { keepCookie } from '../client/document-cookies.ts';
import { CITY_OFFER_COOKIE } from '../config/constants.ts';
import type { ChosenCity } from './location.ts';

/**
 * The city near to the visitor that the edge offers in this page, if it does; styles show the offer
 * by the same mark of the root element. Read from the HTML, so that the first render agrees with it.
 */
export function nearCityOfDocument(): ChosenCity | null {
  if (typeof document === 'undefined') return null;
  const id = Number(document.documentElement.dataset['nearCity']);
  const title = document.querySelector('[data-near-city-title]')?.textContent;
  return Number.isInteger(id) && id > 0 && title ? { id, title } : null;
}

/** Puts the offer away, on this page. */
export function closeCityOffer(): void {
  delete document.documentElement.dataset['nearCity'];
}

/** The visitor wants none of it: not offered again for a month. */
export function refuseCityOffer(): void {
  keepCookie(CITY_OFFER_COOKIE, 'no');
  closeCityOffer();
}
