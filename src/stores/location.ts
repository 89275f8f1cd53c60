import { proxy, useSnapshot } from 'valtio';
import { keepCookie } from '../client/cookies/document-cookies.ts';
import { CITY_COOKIE, CITY_OFFER_COOKIE, DEFAULT_CITY } from '../config/constants.ts';

export type ChosenCity = { readonly id: number; readonly title: string };

/**
 * The chosen city; null until the visitor chooses one on this page, and until then the HTML counts.
 * `certificateCity` is the title used to look up the certificate's shops; it follows the chosen
 * city (section 4), and can be changed on the certificate's own page.
 */
export const location = proxy<{ city: ChosenCity | null; certificateCity: string | null }>({
  city: null,
  certificateCity: null,
});

/**
 * The city in the HTML. The edge has written it there, and the first render in the browser reads the same
 * place, so both agree. Without a document (the build) it is the default.
 */
export function cityOfDocument(): ChosenCity {
  if (typeof document === 'undefined') return DEFAULT_CITY;
  const id = Number(document.documentElement.dataset['cityId']);
  const title = document.querySelector('[data-city-title]')?.textContent;
  return Number.isInteger(id) && id > 0 && title ? { id, title } : DEFAULT_CITY;
}

/** The city to show. */
export function useCity(): ChosenCity {
  const { city } = useSnapshot(location);
  return city ?? cityOfDocument();
}

/** The title of the city whose certificate shops are shown. */
export function useCertificateCity(): string {
  const { certificateCity } = useSnapshot(location);
  return certificateCity ?? cityOfDocument().title;
}

/** Hides the offer of a city on this page: styles show it by this mark. */
export function closeCityOffer(): void {
  delete document.documentElement.dataset['nearCity'];
}

/** The visitor declines the offer: it is not repeated for a month. */
export function refuseCityOffer(): void {
  keepCookie(CITY_OFFER_COOKIE, 'no');
  closeCityOffer();
}

/** Shows a city in the document and in the store; this also settles the offer of another one. */
export function showCity({ id, title }: ChosenCity): void {
  document.documentElement.dataset['cityId'] = String(id);
  for (const place of document.querySelectorAll('[data-city-title]')) {
    if (place.textContent !== title) place.textContent = title;
  }
  location.city = { id, title };
  location.certificateCity = title;
  closeCityOffer();
}

/** Chooses a city: in the cookie for the next pages, in the store and the document for this one. */
export function chooseCity({ id, title }: ChosenCity): void {
  keepCookie(CITY_COOKIE, JSON.stringify({ id, title }));
  showCity({ id, title });
}
