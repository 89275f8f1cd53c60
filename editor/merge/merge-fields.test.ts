import { describe, expect, it } from '@jest/globals';
import type { Fields } from '../../contract/collections/field.ts';
import { richTextKeeps } from '../../contract/collections/rich-text.ts';
import { mergeFields } from './merge-fields.ts';

const fields: Fields = {
  title: { kind: 'text', label: 'Заголовок', max: 100 },
  lead: { kind: 'text', label: 'Лид', max: 100 },
  body: { kind: 'rich-text', label: 'Текст', max: 1000, keeps: richTextKeeps, isNullable: true },
  tags: { kind: 'references', label: 'Теги', to: 'tags' },
};
const base = {
  id: 1,
  revision: 3,
  title: 'Было',
  lead: 'Лид',
  body: '<p>1</p><p>2</p>',
  tags: [1],
};

describe('two states of one entity', () => {
  it('merge automatically if they change different fields', () => {
    const mine = { ...base, title: 'Моё' };
    const theirs = { ...base, revision: 4, tags: [1, 2] };
    expect(mergeFields(fields, { base, mine, theirs })).toEqual({
      values: { ...theirs, title: 'Моё' },
      conflicts: [],
      taken: ['Теги'],
    });
  });

  it('conflict in a field that both have changed', () => {
    const mine = { ...base, title: 'Моё', lead: 'Общее' };
    const theirs = { ...base, revision: 4, title: 'Её', lead: 'Общее' };
    expect(mergeFields(fields, { base, mine, theirs })).toEqual({
      values: theirs,
      conflicts: [
        {
          field: 'title',
          label: 'Заголовок',
          isRich: false,
          of: fields['title'],
          base: 'Было',
          mine: 'Моё',
          theirs: 'Её',
        },
      ],
      taken: [],
    });
  });

  it('keep a field empty that either has cleared', () => {
    const mine = { ...base, tags: [] };
    const theirs = { ...base, revision: 4, lead: '' };
    const { values } = mergeFields(fields, { base, mine, theirs });
    expect(values).toMatchObject({ tags: [], lead: '', revision: 4 });
  });

  it('merge a rich text by block', () => {
    const mine = { ...base, body: '<p>1</p><p>2, моё</p>' };
    const theirs = { ...base, revision: 4, body: '<p>1, её</p><p>2</p>' };
    expect(mergeFields(fields, { base, mine, theirs })).toEqual({
      values: { ...theirs, body: '<p>1, её</p><p>2, моё</p>' },
      conflicts: [],
      taken: ['Текст'],
    });
  });

  it('conflict in a rich text if both have changed the same block', () => {
    const mine = { ...base, body: '<p>1</p><p>2, моё</p>' };
    const theirs = { ...base, revision: 4, body: '<p>1</p><p>2, её</p>' };
    const { conflicts } = mergeFields(fields, { base, mine, theirs });
    expect(conflicts).toMatchObject([{ field: 'body', isRich: true, base: base.body }]);
  });

  it('merge to null if they delete all of a rich text between them', () => {
    const mine = { ...base, body: '<p>1</p>' };
    const theirs = { ...base, body: '<p>2</p>' };
    expect(mergeFields(fields, { base, mine, theirs }).values['body']).toBeNull();
  });
});
