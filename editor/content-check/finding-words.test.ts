import { describe, expect, it } from '@jest/globals';
import { fieldWords, findingPlace } from './finding-words.ts';

describe('a finding', () => {
  it('links to its field in the form of its entity or draft', () => {
    const found = { collection: 'articles', id: 12, draft: null, field: 'body' } as const;
    expect(findingPlace(found)).toBe('/articles/12#field-body');
    expect(findingPlace({ ...found, field: null })).toBe('/articles/12');
    expect(findingPlace({ ...found, id: null, draft: 3, field: 'alias' })).toBe(
      '/drafts/3#field-alias',
    );
  });

  it('names the field as the form does, with the row number in a list', () => {
    const fields = {
      cover: { kind: 'picture', label: 'Обложка' },
      sources: { kind: 'list', label: 'Источники', max: 9, item: { kind: 'flag', label: 'Да' } },
    } as const;
    expect(fieldWords(fields, 'cover')).toBe('Обложка');
    expect(fieldWords(fields, 'sources.2.url')).toBe('Источники, 3');
    expect(fieldWords(fields, null)).toBeNull();
  });
});
