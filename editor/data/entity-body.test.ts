import { describe, expect, it } from '@jest/globals';
import type { Fields } from '../../contract/collections/field.ts';
import { bodyOf } from './entity-body.ts';

const fields: Fields = {
  title: { kind: 'text', label: 'Заголовок', max: 100 },
  note: { kind: 'text', label: 'Примечание', max: 100, isNullable: true },
  position: { kind: 'position', label: 'Место' },
  kind: { kind: 'choice', label: 'Вид', choices: { lens: 'Линзы', liquid: 'Раствор' } },
  lens: {
    kind: 'group',
    label: 'Линза',
    when: { field: 'kind', is: ['lens'] },
    fields: { water: { kind: 'number', label: 'Вода', min: 0, max: 100 } },
  },
  tags: { kind: 'references', label: 'Теги', to: 'tags' },
  steps: {
    kind: 'list',
    label: 'Шаги',
    max: 9,
    item: {
      kind: 'group',
      label: 'Шаг',
      fields: { words: { kind: 'text', label: 'Что', max: 9 } },
    },
  },
};

describe('the body of an entity', () => {
  it('has the described fields, without metadata of the entity', () => {
    const record = {
      id: 7,
      url: '/a/',
      revision: 3,
      title: 'Да',
      kind: 'lens',
      lens: { water: 60 },
    };
    expect(bodyOf(fields, record)).toEqual({
      ...{ title: 'Да', note: null, kind: 'lens', lens: { water: 60 }, tags: [], steps: [] },
    });
  });

  it('has an empty string for an empty field, or null if it is nullable', () => {
    expect(bodyOf(fields, { title: null, note: '' })).toMatchObject({ title: '', note: null });
  });

  it('has null for a field whose condition does not hold', () => {
    expect(bodyOf(fields, { kind: 'liquid', lens: { water: 60 } })).toMatchObject({ lens: null });
  });

  it('includes the position only if it is given', () => {
    expect(bodyOf(fields, {})).not.toHaveProperty('position');
    expect(bodyOf(fields, { position: 2 })).toHaveProperty('position', 2);
  });

  it('treats the rows of a list like fields', () => {
    const { steps } = bodyOf(fields, { steps: [{ words: 'Раз', key: 1 }, { words: null }] });
    expect(steps).toEqual([{ words: 'Раз' }, { words: '' }]);
  });
});
