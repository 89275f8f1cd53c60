import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeChanges } from '../../backend/content-hook/merge.ts';
import { pauseAfter } from '../../backend/content-hook/teller.ts';
import type { ContentChange } from '../../contract/schemas/hook.ts';

const change = (
  id: number,
  revision: number,
  kind: ContentChange['kind'] = 'changed',
  entity: ContentChange['entity'] = 'articles',
): ContentChange => ({ entity, id, alias: `a-${id}-${revision}`, kind, revision });

test('keeps the newest of several changes of an entity, at its position in the order', () => {
  const merged = mergeChanges([
    change(1, 1),
    change(2, 2),
    change(1, 3),
    change(1, 4, 'changed', 'tags'),
  ]);
  assert.deepEqual(
    merged.map(({ entity, id, revision, alias }) => [entity, id, revision, alias]),
    [
      ['articles', 2, 2, 'a-2-2'],
      ['articles', 1, 3, 'a-1-3'],
      ['tags', 1, 4, 'a-1-4'],
    ],
  );
});

for (const [kinds, told] of [
  [['created', 'changed'], 'created'],
  [['created', 'deleted'], 'deleted'],
  [['changed', 'deleted'], 'deleted'],
  [['deleted', 'created'], 'changed'],
  [['deleted', 'created', 'changed'], 'changed'],
  [['changed', 'changed'], 'changed'],
] as const) {
  test(`${kinds.join(', ')} merge into ${told}`, () => {
    const merged = mergeChanges(kinds.map((kind, revision) => change(1, revision, kind)));
    assert.deepEqual(
      merged.map(({ kind }) => kind),
      [told],
    );
  });
}

test('delays grow from a fifth of a second to half a minute', () => {
  assert.deepEqual([1, 2, 3, 8, 9, 100].map(pauseAfter), [200, 400, 800, 25_600, 30_000, 30_000]);
});
