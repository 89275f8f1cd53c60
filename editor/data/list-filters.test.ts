import { expect, it } from '@jest/globals';
import { stateFilters } from '../../contract/collections/state-filters.ts';
import { chosenFilters } from './list-filters.ts';

const collection = { filters: ['category_id', 'tag_ids'], state_filters: stateFilters };

it('passes on the filters that are set', () => {
  const state = Object.keys(stateFilters)[0] ?? '';
  const filter = { search: 'линзы', category_id: 3, tag_ids: [1, 2], [state]: true };
  expect(chosenFilters(filter, collection)).toEqual({
    ...{ search: 'линзы', category_id: '3', tag_ids: '1,2' },
    [state]: 'true',
  });
  expect(chosenFilters({ search: '', category_id: null }, collection)).toEqual({});
});

it('forgets a filter that the collection no longer has', () => {
  expect(chosenFilters({ category: 3, search: 'линзы' }, collection)).toEqual({ search: 'линзы' });
});
