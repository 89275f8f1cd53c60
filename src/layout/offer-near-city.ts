import { cityTitle } from '../client/places/city-title.ts';
import { nearCity } from '../client/places/near-city.ts';
import { hasAnsweredCity } from '../stores/has-answered-city.ts';
import { chooseCity, location, refuseCityOffer } from '../stores/location.ts';
import { rescueFocus } from './city-focus.ts';

/** Saves the answer without a request. */
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
 * Offers the nearby city, which is never set automatically: puts it into the form that every page has
 * (NearCity.tsx). Styles show that form by the mark on the root.
 */
export async function offerNearCity(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('[data-asks="city"]');
  if (!form) return;
  form.addEventListener('submit', onSubmit);
  const { dataset } = document.documentElement;
  // The edge has already rendered the offer.
  if (dataset['nearCity'] !== undefined) return;
  const id = (await nearCity())?.id;
  // The cached response may be a month old: the city may have been removed or renamed since.
  const title = id === undefined ? null : await cityTitle(id);
  const place = form.querySelector('[data-near-city-title]');
  const button = form.querySelector('[data-near-city-id]');
  // The visitor may have answered meanwhile, here or in another tab.
  if (title === null || !place || !button || location.city !== null || hasAnsweredCity()) return;
  place.textContent = title;
  button.setAttribute('value', String(id));
  dataset['nearCity'] = String(id);
}
