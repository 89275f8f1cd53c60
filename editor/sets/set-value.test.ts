import { describe, expect, it } from '@jest/globals';
import type { ChangeSet } from '../../contract/schemas/editor-sets.ts';
import { asSetRecord, setBody, setIn } from './set-value.ts';

const set: ChangeSet = {
  id: 3,
  title: 'Весна',
  revision: 5,
  state: 'draft',
  publish_at: null,
  published_at: null,
  author: 'Вера',
  error: null,
  drafts: [
    { id: 12, collection: 'tags', entity_id: null, title: 'Весна', revision: 5, error: null },
  ],
  takedowns: [{ collection: 'discounts', id: 2, title: 'Зима', detach: true, error: null }],
  published: [],
  updated_at: '2026-11-25T12:00:00.000Z',
};

describe('the form of a set', () => {
  it('sends the set that it was loaded with', () => {
    const record = asSetRecord(set);
    expect(setBody(record)).toEqual({
      title: 'Весна',
      publish_at: null,
      drafts: [12],
      takedowns: [{ collection: 'discounts', id: 2, detach: true }],
    });
    expect(setIn(record)).toEqual(set);
  });

  it('omits rows without an entity, and starts empty', () => {
    const takedowns = [{}, { collection: 'tags', id: null }, { collection: 'tags', id: 4 }];
    expect(setBody({ title: 'Весна', takedowns })).toEqual({
      title: 'Весна',
      publish_at: null,
      drafts: [],
      takedowns: [{ collection: 'tags', id: 4, detach: false }],
    });
  });
});
