import { describe, expect, it } from '@jest/globals';
import { filterCities, groupByLetter, indexCities } from './city-index.ts';

const titles = ['Ялта', 'Орёл', 'Москва', 'Ёлкино', 'Санкт-Петербург', 'Ейск', 'Орск'];
const index = indexCities(titles.map((title, place) => ({ id: place + 1, title })));
const found = (typed: string) => filterCities(index, typed).map(({ title }) => title);

describe('filterCities', () => {
  it('finds a part of a title in any case', () => {
    expect(found('петер')).toEqual(['Санкт-Петербург']);
    expect(found('МОСК')).toEqual(['Москва']);
    expect(found('ор')).toEqual(['Орёл', 'Орск']);
  });

  it('does not ask for the dots of «ё», nor mind them', () => {
    expect(found('орел')).toEqual(['Орёл']);
    expect(found('орёл')).toEqual(['Орёл']);
    expect(found('ёйск')).toEqual(['Ейск']);
  });

  it('gives the whole index, as it is, while nothing is typed', () => {
    expect(filterCities(index, '  ')).toBe(index);
  });

  it.each(['%', '.*', 'Лондон', '('])('finds nothing for %j', (typed) => {
    expect(found(typed)).toEqual([]);
  });
});

describe('groupByLetter', () => {
  it('puts cities under their first letter, by the alphabet', () => {
    const groups = groupByLetter(index);
    expect(groups.map(({ letter }) => letter)).toEqual(['Е', 'Ё', 'М', 'О', 'С', 'Я']);
    expect(groups[3]?.cities.map(({ title }) => title)).toEqual(['Орёл', 'Орск']);
  });

  it('has no group without a city', () => {
    expect(groupByLetter([])).toEqual([]);
  });
});
