/** @jest-environment jsdom */
import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { subscribe } from 'valtio';
import { location } from './location.ts';
import { watchCity } from './watch-city.ts';

const asked = jest.fn();
let online = true;

function chosen(id: number): void {
  const value = encodeURIComponent(JSON.stringify({ id, title: '' }));
  document.cookie = `userLocation=${value}; path=/`;
}

beforeAll(() => {
  globalThis.fetch = (() => {
    asked();
    return online
      ? Promise.resolve({ json: () => Promise.resolve({ '77': 'Самара', '78': 'Тверь' }) })
      : Promise.reject(new TypeError('no network'));
  }) as typeof fetch;
  document.documentElement.dataset['cityId'] = '6281';
  chosen(77);
  watchCity();
});

beforeEach(() => {
  asked.mockClear();
});

afterAll(() => {
  document.cookie = 'userLocation=; path=/; max-age=0';
});

/** Resolves when the page shows the city. */
function shown(id: number): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (location.city?.id === id) resolve();
    };
    subscribe(location, look);
    look();
  });
}

it('follows a choice made before its scripts loaded', async () => {
  await shown(77);
});

it.each([
  ['visibilitychange', 78, document],
  ['focus', 77, window],
  ['pageshow', 78, window],
] as const)('checks again on %s', async (name, id, target) => {
  chosen(id);
  target.dispatchEvent(new Event(name));
  await shown(id);
});

/** The page's offer after the visitor has returned to it. */
function offeredAfter(name: string, target: EventTarget): string | undefined {
  const { dataset } = document.documentElement;
  dataset['nearCity'] = '6285';
  target.dispatchEvent(new Event(name));
  const offered = dataset['nearCity'];
  delete dataset['nearCity'];
  return offered;
}

it.each([
  ['visibilitychange', document],
  ['focus', window],
  ['pageshow', window],
] as const)('withdraws an offer that was answered elsewhere, on %s', (name, target) => {
  const chosenCity = document.cookie;
  // The chosen city is that of this page, so nothing else changes.
  expect(offeredAfter(name, target)).toBeUndefined();
  document.cookie = 'userLocation=; path=/; max-age=0';
  expect(offeredAfter(name, target)).toBe('6285');
  document.cookie = 'cityOffer=no; path=/';
  expect(offeredAfter(name, target)).toBeUndefined();
  document.cookie = 'cityOffer=; path=/; max-age=0';
  document.cookie = `${chosenCity}; path=/`;
});

it('makes no request when nothing has changed', async () => {
  window.dispatchEvent(new Event('focus'));
  // By then the page would have made the request.
  await import('./follow-city.ts');
  expect(asked).not.toHaveBeenCalled();
});

it('tries again after a failed lookup', async () => {
  online = false;
  chosen(77);
  window.dispatchEvent(new Event('focus'));
  await import('./follow-city.ts');
  expect(asked).toHaveBeenCalledTimes(1);
  online = true;
  window.dispatchEvent(new Event('focus'));
  await shown(77);
});
