/** @jest-environment jsdom */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { DEFAULT_CITY } from '../config/constants.ts';
import {
  chooseCity,
  cityOfDocument,
  location,
  refuseCityOffer,
  useCertificateCity,
  useCity,
} from './location.ts';

/** A page as the edge returns it. */
function serve(id: string | null, title: string | null): void {
  if (id !== null) document.documentElement.dataset['cityId'] = id;
  document.body.innerHTML = title === null ? '' : `<span data-city-title>${title}</span>`;
}

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['cityId'];
  document.body.innerHTML = '';
  location.city = null;
  location.certificateCity = null;
  document.cookie = 'userLocation=; path=/; max-age=0';
});

describe('cityOfDocument', () => {
  it('reads the city that the page came with', () => {
    serve('77', 'Самара');
    expect(cityOfDocument()).toEqual({ id: 77, title: 'Самара' });
  });

  it.each([
    [null, 'Самара'],
    ['77', null],
    ['77', ''],
    ['', 'Самара'],
    ['0', 'Самара'],
    ['-1', 'Самара'],
    ['7.5', 'Самара'],
    ['x', 'Самара'],
  ])('falls back to the default for id %j and title %j', (id, title) => {
    serve(id, title);
    expect(cityOfDocument()).toBe(DEFAULT_CITY);
  });
});

describe('useCity', () => {
  it("shows the page's city until one is chosen, then that one", async () => {
    serve('77', 'Самара');
    const { result } = renderHook(useCity);
    expect(result.current).toEqual({ id: 77, title: 'Самара' });
    // Valtio reports a change in a microtask.
    await act(async () => {
      location.city = { id: 78, title: 'Тверь' };
    });
    expect(result.current).toEqual({ id: 78, title: 'Тверь' });
  });
});

describe('chooseCity', () => {
  it("writes the cookie, the document, the store and the certificate's city", async () => {
    serve('6281', 'Москва');
    const { result } = renderHook(useCertificateCity);
    expect(result.current).toBe('Москва');
    await act(async () => chooseCity({ id: 78, title: 'Ростов-на-Дону' }));
    expect(document.cookie).toBe(
      `userLocation=${encodeURIComponent('{"id":78,"title":"Ростов-на-Дону"}')}`,
    );
    expect(document.documentElement.dataset['cityId']).toBe('78');
    expect(document.querySelector('[data-city-title]')?.textContent).toBe('Ростов-на-Дону');
    expect(location.city).toEqual({ id: 78, title: 'Ростов-на-Дону' });
    expect(result.current).toBe('Ростов-на-Дону');
  });
});

describe('the offer of a nearby city', () => {
  const offered = () => document.documentElement.dataset['nearCity'];

  afterEach(() => {
    document.cookie = 'cityOffer=; path=/; max-age=0';
    delete document.documentElement.dataset['nearCity'];
  });

  it('is remembered as declined, and no city is chosen', () => {
    document.documentElement.dataset['nearCity'] = '6285';
    refuseCityOffer();
    expect(offered()).toBeUndefined();
    expect(document.cookie).toBe('cityOffer=no');
    expect(location.city).toBeNull();
  });

  it('is settled by any choice', () => {
    document.documentElement.dataset['nearCity'] = '6285';
    chooseCity({ id: 78, title: 'Тверь' });
    expect(offered()).toBeUndefined();
    expect(document.cookie).not.toContain('cityOffer');
  });
});
