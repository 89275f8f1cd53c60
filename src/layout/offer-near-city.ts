import { documentCookie } from '../client/cookies/document-cookies.ts';
import { nearCity } from '../client/places/near-city.ts';
import { CITY_COOKIE, CITY_OFFER_COOKIE } from '../config/constants.ts';
import { chooseCity, location, refuseCityOffer } from '../stores/location.ts';
import { rescueFocus } from './city-focus.ts';

/** Whether the visitor has chosen a city, or declined the one that was offered. */
const hasAnswered = () =>
  [CITY_COOKIE, CITY_OFFER_COOKIE].some(({ name }) => documentCookie(name) !== null);

/** The answer, without a request. */
function onSubmit(event: SubmitEvent): void {
  const { currentTarget, submitter } = event;
  const title = currentTarget instanceof Element && currentTarget.querySelector('b')?.textContent;
  if (!(submitter instanceof HTMLButtonElement) || !title) return;
  event.preventDefault();
  if (submitter.name === 'id') chooseCity({ id: Number(submitter.value), title });
  else refuseCityOffer();
  rescueFocus();
}

/**
 * Offers the city nearby, which is never set: puts it into the form that every page has
 * (NearCity.tsx). Styles show that by the mark on the root.
 */
export async function offerNearCity(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('[data-asks="city"]');
  if (!form || hasAnswered()) return;
  form.addEventListener('submit', onSubmit);
  const { dataset } = document.documentElement;
  // The edge has written it.
  if (dataset['nearCity'] !== undefined) return;
  const city = await nearCity();
  const place = form.querySelector('[data-near-city-title]');
  const button = form.querySelector('[data-near-city-id]');
  // The visitor may have answered meanwhile, here or in another tab.
  if (!city || !place || !button || location.city !== null || hasAnswered()) return;
  place.textContent = city.title;
  button.setAttribute('value', String(city.id));
  dataset['nearCity'] = String(city.id);
}
