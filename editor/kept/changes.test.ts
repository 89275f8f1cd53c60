import { describe, expect, it } from '@jest/globals';
import type { Fields } from '../../contract/collections/field.ts';
import { changesOf, isSame, isSaved, sideOf } from './changes.ts';

const fields: Fields = {
  title: { kind: 'text', label: 'Заголовок', max: 100 },
  note: { kind: 'text', label: 'Примечание', max: 100, isNullable: true },
  tags: { kind: 'references', label: 'Теги', to: 'tags' },
};

describe('the changes of a form', () => {
  it('are the fields that would be sent with another value', () => {
    const base = { id: 3, revision: 1, title: 'Было', note: null, tags: [1] };
    const values = { ...base, revision: 2, title: 'Стало', note: '', tags: [1] };
    expect(changesOf(fields, base, values)).toEqual({ title: { base: 'Было', value: 'Стало' } });
  });

  it('of a new entity are the filled-in fields', () => {
    expect(changesOf(fields, {}, { title: 'Новое', tags: [] })).toEqual({
      title: { base: '', value: 'Новое' },
    });
  });

  it('depend on the order of a list, but not of keys', () => {
    expect(isSame([1, 2], [2, 1])).toBe(false);
    expect(isSame({ src: 'a', alt: 'b' }, { alt: 'b', src: 'a' })).toBe(true);
    expect(isSame(null, undefined)).toBe(true);
  });

  it('are saved once the record has all of them', () => {
    const changes = { title: { base: 'Было', value: 'Стало' }, note: { base: 'а', value: null } };
    expect(isSaved(fields, { title: 'Стало', note: '' }, changes)).toBe(true);
    expect(isSaved(fields, { title: 'Было', note: null }, changes)).toBe(false);
  });

  it('have a base and a value side', () => {
    const changes = { title: { base: 'Было', value: 'Стало' } };
    expect(sideOf(changes, 'base')).toEqual({ title: 'Было' });
    expect(sideOf(changes, 'value')).toEqual({ title: 'Стало' });
  });
});
