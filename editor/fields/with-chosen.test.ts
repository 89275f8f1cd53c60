import { expect, it } from '@jest/globals';
import { isUnread, keysIn, withChosen } from './with-chosen.ts';

const one = { id: 1, alias: 'odin', title: 'Один' };
const two = { id: 2, alias: 'dva', title: 'Два' };

it('offers chosen items first, then search results, without duplicates', () => {
  expect(withChosen('alias', [one, two], ['dva'])).toEqual([two, one]);
  expect(withChosen('id', [one, two], [2, 1])).toEqual([two, one]);
});

it('has a placeholder for a chosen item that is not loaded yet', () => {
  const [chosen, found] = withChosen('id', [one], [3]);
  expect(chosen).toMatchObject({ id: 3 });
  expect([chosen, found].map((choice) => choice && isUnread(choice))).toEqual([true, false]);
  expect(withChosen('alias', [], ['tri'])).toMatchObject([{ id: 'tri', alias: 'tri' }]);
});

it('reads the keys from a value, for one entity or several', () => {
  expect(keysIn(['odin', 5, 'dva', null])).toEqual(['odin', 5, 'dva']);
  expect(keysIn(7)).toEqual([7]);
  expect([keysIn(null), keysIn(''), keysIn(undefined)]).toEqual([[], [], []]);
});
