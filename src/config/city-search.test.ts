import { describe, expect, it } from '@jest/globals';
import { CITY_ALIASES } from './city-aliases.ts';
import { asSearched, findCities } from './city-search.ts';

const TITLES = [
  'Балашиха',
  'Великий Новгород',
  'Екатеринбург',
  'Комсомольск-на-Амуре',
  'Королёв',
  'Краснодар',
  'Москва',
  'Набережные Челны',
  'Нижний Новгород',
  'Новосибирск',
  'Омск',
  'Орёл',
  'Орск',
  'Ростов-на-Дону',
  'Санкт-Петербург',
  'Томск',
  'Энгельс',
  'Южно-Сахалинск',
];
const cities = TITLES.map((title) => asSearched({ title }));
const titlesOf = (found: readonly { title: string }[]) => found.map(({ title }) => title);
const found = (typed: string) => {
  const { exact, meant } = findCities(cities, typed);
  return [...titlesOf(exact), ...titlesOf(meant)];
};

describe('findCities', () => {
  it.each([
    ['петер', ['Санкт-Петербург']],
    ['МОСК', ['Москва']],
    ['ор', ['Великий Новгород', 'Королёв', 'Нижний Новгород', 'Орёл', 'Орск']],
    ['т-п', ['Санкт-Петербург']],
    ['-', ['Комсомольск-на-Амуре', 'Ростов-на-Дону', 'Санкт-Петербург', 'Южно-Сахалинск']],
    ['орел', ['Орёл']],
    ['королев', ['Королёв']],
    ['КОРОЛЁВ', ['Королёв']],
  ])('finds %j as a part of a title, in any case', (typed, expected) => {
    const { exact, meant } = findCities(cities, typed);
    expect(titlesOf(exact)).toEqual(expected);
    expect(meant).toEqual([]);
  });

  it.each([
    ['питер', 'Санкт-Петербург'],
    ['Пите', 'Санкт-Петербург'],
    ['спб', 'Санкт-Петербург'],
    ['СПб.', 'Санкт-Петербург'],
    ['екб', 'Екатеринбург'],
    ['ростов на дону', 'Ростов-на-Дону'],
    ['ростов дон', 'Ростов-на-Дону'],
    ['ростовнадону', 'Ростов-на-Дону'],
    ['санкт петербург', 'Санкт-Петербург'],
    ['н. новгород', 'Нижний Новгород'],
    ['г. Москва', 'Москва'],
    ['город краснодар', 'Краснодар'],
    ['vjcrdf', 'Москва'],
    ['VJCRDF', 'Москва'],
    ['gbnth', 'Санкт-Петербург'],
    ['`rfnthby,ehu', 'Екатеринбург'],
    ['новосибрск', 'Новосибирск'],
    ['новосибрс', 'Новосибирск'],
    ['питербург', 'Санкт-Петербург'],
    ['масква', 'Москва'],
    ['санкт-питербург', 'Санкт-Петербург'],
    ['екатиренбург', 'Екатеринбург'],
    ['yjdjcb,hcr', 'Новосибирск'],
  ])('matches %j to %s', (typed, expected) => {
    expect(found(typed)).toEqual([expected]);
  });

  it('puts parts of titles before similar names', () => {
    const { exact, meant } = findCities(cities, 'мск');
    expect(titlesOf(exact)).toEqual(['Омск', 'Томск']);
    expect(titlesOf(meant)).toEqual(['Москва']);
  });

  it('returns all cities unchanged while nothing is typed', () => {
    expect(findCities(cities, '  ')).toEqual({ exact: cities, meant: [] });
  });

  it.each([
    ...["' OR 1=1", "' OR '1'='1", '1=1', '%', '.*', '(', '"', '\\', '😀', 'г', 'я'.repeat(200)],
    ...['Лондон', 'Париж', 'нет такого города', 'toString', '__proto__', '123'],
  ])('finds nothing for %j unless a title contains it', (typed) => {
    expect(found(typed)).toEqual(TITLES.filter((title) => title.toLowerCase().includes(typed)));
  });
});

describe('CITY_ALIASES', () => {
  it('has each name once, and none that occurs in a title', () => {
    const names = Object.values(CITY_ALIASES).flat();
    expect(new Set(names).size).toBe(names.length);
    for (const [title, own] of Object.entries(CITY_ALIASES))
      for (const name of own) expect(title.toLowerCase()).not.toContain(name);
  });
});
