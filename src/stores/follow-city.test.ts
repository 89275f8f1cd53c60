/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { location } from './location.ts';
import { followChosenCity } from './follow-city.ts';

const asked = jest.fn<(url: string) => void>();
let titles: unknown;

/** The cookie that another tab has written. */
function chosen(value: unknown): void {
  document.cookie = `userLocation=${encodeURIComponent(JSON.stringify(value))}; path=/`;
}

beforeEach(() => {
  asked.mockClear();
  titles = { '77': 'Самара' };
  globalThis.fetch = ((url: string) => {
    asked(url);
    return titles === null
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve({ json: () => Promise.resolve(titles) });
  }) as typeof fetch;
  document.documentElement.dataset['cityId'] = '6281';
  document.documentElement.dataset['nearCity'] = '6285';
  document.body.innerHTML = '<span data-city-title>Москва</span>';
});

afterEach(() => {
  location.city = null;
  location.certificateCity = null;
  document.cookie = 'userLocation=; path=/; max-age=0';
});

it('shows the city chosen in another tab, looked up by its id alone', async () => {
  chosen({ id: 77, title: 'Чужое имя' });
  await followChosenCity();
  expect(asked.mock.calls).toEqual([['/cities.json']]);
  expect(location.city).toEqual({ id: 77, title: 'Самара' });
  expect(location.certificateCity).toBe('Самара');
  expect(document.documentElement.dataset['cityId']).toBe('77');
  expect(document.documentElement.dataset['nearCity']).toBeUndefined();
  expect(document.querySelector('[data-city-title]')?.textContent).toBe('Самара');
  await followChosenCity();
  expect(asked).toHaveBeenCalledTimes(1);
});

it.each([[{ id: 6281 }], [{ id: 0 }], ['x'], [null], [{ id: 1.5 }]])(
  'makes no request for %j',
  async (value) => {
    chosen(value);
    await followChosenCity();
    expect(asked).not.toHaveBeenCalled();
    expect(location.city).toBeNull();
  },
);

it.each([[{}], [null], [[]], [{ '77': '' }], [{ '77': 7 }]])(
  'leaves the page unchanged when the titles are %j',
  async (file) => {
    titles = file;
    chosen({ id: 77 });
    await followChosenCity();
    expect(location.city).toBeNull();
  },
);

it('gives precedence to a choice made here in the meantime', async () => {
  chosen({ id: 77 });
  const following = followChosenCity();
  chosen({ id: 78 });
  await following;
  expect(location.city).toBeNull();
});
