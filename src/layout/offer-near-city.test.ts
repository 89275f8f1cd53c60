/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { chooseCity, location } from '../stores/location.ts';
import { offerNearCity } from './offer-near-city.ts';

let asked: string[];
/** The response's text, which may be a month old. */
let reply: () => string;
/** The current cities. */
let titles: unknown;
const kazan = JSON.stringify({ id: 6285, title: 'Казань' });
const offered = () => [
  document.documentElement.dataset['nearCity'],
  document.querySelector('b')?.textContent,
  document.querySelector('button')?.value,
];
const NOTHING = [undefined, '', ''];

beforeEach(() => {
  document.body.innerHTML =
    '<form data-asks="city"><b data-near-city-title></b><button data-near-city-id value=""></button></form>';
  reply = () => kazan;
  titles = { 6285: 'Казань' };
  asked = [];
  globalThis.fetch = ((url: string) => {
    asked.push(url);
    const read = async (): Promise<unknown> =>
      url === '/cities.json' ? titles : JSON.parse(reply());
    return Promise.resolve({ json: read });
  }) as typeof fetch;
});

afterEach(() => {
  Object.assign(location, { city: null, certificateCity: null });
  delete document.documentElement.dataset['nearCity'];
  for (const name of ['cityOffer', 'userLocation']) document.cookie = `${name}=; path=/; max-age=0`;
});

it('offers the city that the edge returns, without choosing it', async () => {
  await offerNearCity();
  expect(offered()).toEqual(['6285', 'Казань', '6285']);
  expect(location.city).toBeNull();
  expect(document.cookie).toBe('');
  expect(asked).toEqual(['/near-city.json', '/cities.json']);
});

it('offers no removed city, and shows the others with their current titles', async () => {
  titles = { 78: 'Тверь' };
  await offerNearCity();
  expect(offered()).toEqual(NOTHING);
  titles = { 6285: 'Город Казань' };
  await offerNearCity();
  expect(offered()).toEqual(['6285', 'Город Казань', '6285']);
});

it.each(['null', '', '<html>', '7', '{"id":"6285","title":"Казань"}', '{"id":6285}'])(
  'offers nothing after %j',
  async (text) => {
    reply = () => text;
    await offerNearCity();
    expect(offered()).toEqual(NOTHING);
  },
);

it('offers nothing without a network', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await offerNearCity();
  expect(offered()).toEqual(NOTHING);
});

it('offers nothing to visitors who answered in the meantime, in this tab or another', async () => {
  for (const answer of [
    () => chooseCity({ id: 78, title: 'Тверь' }),
    () => (document.cookie = 'cityOffer=no'),
  ]) {
    reply = () => {
      answer();
      return kazan;
    };
    await offerNearCity();
    expect(offered()).toEqual(NOTHING);
    Object.assign(location, { city: null, certificateCity: null });
    document.cookie = 'userLocation=; path=/; max-age=0';
  }
});

it('keeps an offer that the edge has written', async () => {
  document.documentElement.dataset['nearCity'] = '78';
  await offerNearCity();
  expect(asked).toEqual([]);
  expect(offered()).toEqual(['78', '', '']);
});
