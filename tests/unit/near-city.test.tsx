/**
 * @jest-environment jsdom
 *
 * The offer of a city: what the edge writes into the page of all cities has to outlive React's taking
 * over, and its answers need no request.
 */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { offerCity } from '../../edge-functions/lib/city-offer.ts';
import { NearCity } from '../../src/layout/NearCity.tsx';
import { offerNearCity } from '../../src/layout/offer-near-city.ts';
import { location } from '../../src/stores/location.ts';

const built = renderToString(<NearCity />);
const offered = offerCity(`<html lang="ru"><body>${built}</body></html>`, {
  id: 6285,
  title: 'Казань',
});

let root: Root;
const place = () => document.body.appendChild(document.createElement('div'));
const button = (name: string) => document.querySelector(`button[name="${name}"]`);
const click = async (name: string) =>
  act(async () => {
    button(name)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });

beforeEach(async () => {
  const page = new DOMParser().parseFromString(offered, 'text/html');
  document.documentElement.dataset['nearCity'] = page.documentElement.dataset['nearCity'];
  const container = place();
  container.innerHTML = page.body.innerHTML;
  // A mismatch would be a console error, which fails a test.
  await act(async () => {
    root = hydrateRoot(container, <NearCity />);
  });
  await offerNearCity();
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  delete document.documentElement.dataset['nearCity'];
  location.city = null;
  location.certificateCity = null;
  for (const name of ['cityOffer', 'userLocation']) document.cookie = `${name}=; path=/; max-age=0`;
});

it('shows the offer that the edge has written', () => {
  expect(document.querySelector('p')?.textContent).toBe('Ваш город\u00a0— Казань?');
  expect(button('id')?.getAttribute('value')).toBe('6285');
});

it('chooses the offered city without a request', async () => {
  await click('id');
  expect(location.city).toEqual({ id: 6285, title: 'Казань' });
  expect(document.documentElement.dataset['nearCity']).toBeUndefined();
  expect(document.querySelector('p')?.textContent).toContain('Казань');
});

it('remembers that the offer was declined', async () => {
  await click('offer');
  expect(location.city).toBeNull();
  expect(document.cookie).toBe('cityOffer=no');
  expect(document.documentElement.dataset['nearCity']).toBeUndefined();
});
