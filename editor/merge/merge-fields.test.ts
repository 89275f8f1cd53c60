import { describe, expect, it } from '@jest/globals';
import type { Fields } from '../../contract/collections/field.ts';
import { mergeFields } from './merge-fields.ts';

const fields: Fields = {
  title: { kind: 'text', label: 'Заголовок', max: 100 },
  lead: { kind: 'text', label: 'Лид', max: 100 },
  tags: { kind: 'references', label: 'Теги', to: 'tags' },
};
const base = { id: 1, revision: 3, title: 'Было', lead: 'Лид', tags: [1] };

describe('two states of one entity', () => {
  it('merge by themselves where each has other fields', () => {
    const mine = { ...base, title: 'Моё' };
    const theirs = { ...base, revision: 4, tags: [1, 2] };
    expect(mergeFields(fields, { base, mine, theirs })).toEqual({
      values: { ...theirs, title: 'Моё' },
      conflicts: [],
      taken: ['Теги'],
    });
  });

  it('leave a field that both have changed to be chosen', () => {
    const mine = { ...base, title: 'Моё', lead: 'Общее' };
    const theirs = { ...base, revision: 4, title: 'Её', lead: 'Общее' };
    expect(mergeFields(fields, { base, mine, theirs })).toEqual({
      values: theirs,
      conflicts: [
        {
          field: 'title',
          label: 'Заголовок',
          isRich: false,
          base: 'Было',
          mine: 'Моё',
          theirs: 'Её',
        },
      ],
      taken: [],
    });
  });

  it('keep what one has emptied', () => {
    const mine = { ...base, tags: [] };
    const theirs = { ...base, revision: 4, lead: '' };
    const { values } = mergeFields(fields, { base, mine, theirs });
    expect(values).toMatchObject({ tags: [], lead: '', revision: 4 });
  });
});
