/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { documentCookie } from '../client/document-cookies.ts';
import { chooseCity, location } from './location.ts';
import { nearCityOfDocument, refuseCityOffer } from './near-city.ts';

const root = document.documentElement;

/** A page as the edge hands it over. */
function serve(id: string | null, title: string): void {
  if (id !== null) root.dataset['nearCity'] = id;
  document.body.innerHTML = `<b data-near-city-title="">${title}</b>`;
}

afterEach(() => {
  delete root.dataset['nearCity'];
  document.body.innerHTML = '';
  location.city = null;
  location.certificateCity = null;
  for (const name of ['cityOffer', 'userLocation']) document.cookie = `${name}=; path=/; max-age=0`;
});

it('reads the city the page offers', () => {
  serve('6285', 'Казань');
  expect(nearCityOfDocument()).toEqual({ id: 6285, title: 'Казань' });
});

it.each([
  [null, 'Казань'],
  ['6285', ''],
  ['0', 'Казань'],
  ['x', 'Казань'],
])('there is none for id %j and title %j', (id, title) => {
  serve(id, title);
  expect(nearCityOfDocument()).toBeNull();
});

it('a refusal is remembered, and chooses nothing', () => {
  serve('6285', 'Казань');
  refuseCityOffer();
  expect(root.dataset['nearCity']).toBeUndefined();
  expect(documentCookie('cityOffer')).toBe('no');
  expect(documentCookie('userLocation')).toBeNull();
});

it('a chosen city settles the question', () => {
  serve('6285', 'Казань');
  chooseCity({ id: 77, title: 'Самара' });
  expect(root.dataset['nearCity']).toBeUndefined();
  expect(documentCookie('cityOffer')).toBeNull();
});
