import { expect, it } from '@jest/globals';
import { aliasesIn, namedChoices } from './named-choices.ts';

const one = { id: 1, alias: 'odin', title: 'Один' };
const two = { id: 2, alias: 'dva', title: 'Два' };

it('offers what is chosen, also when no list has it, and what was found, each once', () => {
  expect(namedChoices('title', [one], ['dva', 'odin'], [two])).toEqual([two, one]);
  expect(namedChoices('title', [one, two], ['dva'], [])).toEqual([two, one]);
});

it('calls what is not read yet by its alias', () => {
  const [choice] = namedChoices('title', [], ['tri'], []);
  expect(choice).toMatchObject({ alias: 'tri', title: 'tri' });
});

it('reads the aliases of a value', () => {
  expect(aliasesIn(['odin', 5, 'dva'])).toEqual(['odin', 'dva']);
  expect(aliasesIn(null)).toEqual([]);
});
