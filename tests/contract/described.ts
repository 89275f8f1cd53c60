import assert from 'node:assert/strict';
import { descriptions } from '../../contract/collections/all.ts';
import type { ContentCollection } from '../../contract/schemas/hook.ts';
import type { Entity } from './editor.ts';

/** What is read with an entity and never written, or names entities that have no alias field. */
const NOT_FIELDS = new Set([
  ...['id', 'alias', 'url', 'updated_at', 'revision'],
  ...['live', 'held', 'draft', 'takedown'],
]);

/** Every column that editors read is a field that they can write: otherwise no save would be accepted. */
export function assertDescribed(collection: ContentCollection, entity: Entity | undefined): void {
  const { fields, variants } = descriptions[collection];
  if (variants) return;
  const undescribed = Object.keys(entity ?? {}).filter(
    (name) => !Object.hasOwn(fields, name) && !NOT_FIELDS.has(name),
  );
  assert.deepEqual(
    undescribed,
    [],
    `Describe these columns among the fields of ${collection} in contract/collections`,
  );
}
