import { describe, expect, it } from '@jest/globals';
import { isSameOpen, namesOf } from './is-same-open.ts';

const entity = { collection: 'articles', entity_id: 7, draft_id: null } as const;

describe('a colleague with the same entity open', () => {
  it('has the entity or its draft open', () => {
    expect(isSameOpen(entity, entity)).toBe(true);
    expect(isSameOpen(entity, { ...entity, draft_id: 3 })).toBe(true);
    expect(isSameOpen(entity, { ...entity, entity_id: 8 })).toBe(false);
    expect(isSameOpen(entity, { ...entity, collection: 'tags' })).toBe(false);
  });

  it('has the same draft of a new entity open, not any other new one', () => {
    const draft = { collection: 'articles', entity_id: null, draft_id: 3 } as const;
    expect(isSameOpen(draft, draft)).toBe(true);
    expect(isSameOpen(draft, { ...draft, draft_id: 4 })).toBe(false);
  });

  it('is named once, since the first tab', () => {
    const others = [
      { who: 'Вера', since: '15:10' },
      { who: 'Олег', since: '14:30' },
      { who: 'Вера', since: '14:05' },
    ];
    expect(namesOf(others, (at) => at)).toBe('Вера с\u00a014:05, Олег с\u00a014:30');
  });
});
