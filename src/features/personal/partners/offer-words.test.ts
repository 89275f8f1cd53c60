import { describe, expect, it } from '@jest/globals';
import { orderedWords, orderWords, placesWords, reachOf } from './offer-words.ts';

describe('placesWords', () => {
  it.each([
    [null, null],
    [0, 'Мест нет'],
    [1, 'Осталось 1\u00a0место'],
    [3, 'Осталось 3\u00a0места'],
    [12, 'Осталось 12\u00a0мест'],
  ])('%j places: %j', (left, words) => {
    expect(placesWords(left)).toBe(words);
  });
});

describe('reachOf', () => {
  it.each([
    [{ points: 300, places_left: null }, 300, 'open'],
    [{ points: 300, places_left: 2 }, 299, 'dear'],
    [{ points: 300, places_left: 0 }, 1000, 'taken'],
    [{ points: 300, places_left: 2 }, null, 'open'],
  ] as const)('%j with %j points: %s', (offer, points, reach) => {
    expect(reachOf(offer, points)).toBe(reach);
  });
});

it.each([
  [300, 'Заказать за\u00a0300\u00a0баллов', 'Заказ P-1 оформлен. Списали 300\u00a0баллов'],
  [0, 'Заказать бесплатно', 'Заказ P-1 оформлен'],
])('an offer for %j points: %s', (points, before, after) => {
  expect(orderWords(points)).toBe(before);
  expect(orderedWords('P-1', points)).toBe(after);
});
