import { describe, expect, it } from '@jest/globals';
import { indexCities } from '../config/city-search.ts';
import { groupByLetter } from './city-groups.ts';

const titles = ['Ялта', 'Орёл', 'Москва', 'Ёлкино', 'Санкт-Петербург', 'Ейск', 'Орск'];
const index = indexCities(titles.map((title, place) => ({ id: place + 1, title })));

describe('groupByLetter', () => {
  it('groups cities by their first letter, alphabetically', () => {
    const groups = groupByLetter(index);
    expect(groups.map(({ letter }) => letter)).toEqual(['Е', 'Ё', 'М', 'О', 'С', 'Я']);
    expect(groups[3]?.cities.map(({ title }) => title)).toEqual(['Орёл', 'Орск']);
  });

  it('has no empty group', () => {
    expect(groupByLetter([])).toEqual([]);
  });
});
