/** Dates that must have passed when an entity is published. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lateDays } from '../../backend/editor/late-days.ts';
import type { Fields } from '../../contract/collections/field.ts';

const day = { kind: 'day', label: 'День', isReached: true } as const;
const described: Fields = {
  published_on: day,
  until: { kind: 'day', label: 'До' },
  reviewer: { kind: 'group', label: 'Кто', fields: { reviewed_on: day } },
  sources: {
    kind: 'list',
    label: 'Источники',
    max: 5,
    item: { kind: 'group', label: 'Источник', fields: { seen_on: day } },
  },
};
const late = 'Не\u00a0позже дня публикации, 2026-11-25';

test('future days are reported, at any depth', () => {
  const fields = {
    published_on: '2026-11-26',
    until: '2099-01-01',
    reviewer: { reviewed_on: '2026-12-01' },
    sources: [{ seen_on: '2026-11-25' }, { seen_on: '2027-01-01' }],
  };
  assert.deepEqual(lateDays(described, fields, '2026-11-25'), {
    published_on: late,
    'reviewer.reviewed_on': late,
    'sources.1.seen_on': late,
  });
});

test('missing days are not reported', () => {
  assert.deepEqual(lateDays(described, { reviewer: null, sources: [] }, '2026-11-25'), {});
});
