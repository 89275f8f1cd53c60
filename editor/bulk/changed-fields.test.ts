import { describe, expect, it } from '@jest/globals';
import type { Fields } from '../../contract/collections/field.ts';
import { changedFields, changeOf } from './changed-fields.ts';

const fields: Fields = {
  title: { kind: 'text', label: 'Заголовок', max: 9 },
  tags: { kind: 'references', label: 'Теги', to: 'tags' },
  category_id: { kind: 'reference', label: 'Раздел', to: 'categories' },
  old: { kind: 'flag', label: 'Снят', when: { field: 'title', is: ['a'] } },
};

describe('a bulk change', () => {
  it('covers the fields that several entities may share a value of', () => {
    expect(changedFields({ fields, variants: {} }).map(([name]) => name)).toEqual([
      'tags',
      'category_id',
    ]);
  });

  it('adds to and removes from lists, and replaces other values', () => {
    const tags = { kind: 'references', label: 'Теги', to: 'tags' } as const;
    expect(changeOf(tags, { add: [3] })).toEqual({ add: [3], remove: [] });
    const category = { kind: 'reference', label: 'Раздел', to: 'categories' } as const;
    expect(changeOf(category, { value: 4 })).toBe(4);
    expect(changeOf({ kind: 'flag', label: 'Снят' }, {})).toBeNull();
  });
});
