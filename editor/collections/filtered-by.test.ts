import { expect, it } from '@jest/globals';
import { stateFilters } from '../../contract/collections/state-filters.ts';
import { filteredBy } from './filtered-by.ts';

it('offers the filterable fields of a list, then the states', () => {
  const popular = { kind: 'flag', label: 'Популярный' } as const;
  const title = { kind: 'text', label: 'Заголовок', max: 300 } as const;
  const collection = {
    filters: ['popular'],
    state_filters: stateFilters,
    fields: { title, popular },
  };
  expect(filteredBy(collection)).toEqual([['popular', popular], ...Object.entries(stateFilters)]);
});
