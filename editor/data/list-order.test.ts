import { expect, it } from '@jest/globals';
import { chosenOrder } from './list-order.ts';

const SORTS = ['id', 'title', 'published_on'];

it('passes on the order that the user has chosen', () => {
  expect(chosenOrder({ sort: { field: 'title', order: 'ASC' } }, SORTS)).toEqual({ sort: 'title' });
  expect(chosenOrder({ sort: { field: 'published_on', order: 'DESC' } }, SORTS)).toEqual({
    sort: '-published_on',
  });
});

it('otherwise leaves the order to the collection or the search', () => {
  expect(chosenOrder({ sort: { field: 'id', order: 'ASC' } }, SORTS)).toEqual({});
  expect(chosenOrder({ sort: { field: 'alt', order: 'ASC' } }, SORTS)).toEqual({});
  expect(chosenOrder({ sort: undefined }, SORTS)).toEqual({});
});
