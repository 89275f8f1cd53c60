import { describe, expect, it } from '@jest/globals';
import { descriptions } from '../../contract/collections/all.ts';
import type { Field, Fields } from '../../contract/collections/field.ts';
import { isDetachable, referencesTo } from '../../contract/collections/references.ts';
import { CONTENT_COLLECTIONS } from '../../contract/schemas/hook.ts';

/** Paths of the references among these fields, however deeply nested. */
function referencesIn(fields: Fields): string[] {
  const inside = (field: Field): string[] => {
    if (field.kind === 'group') return referencesIn(field.fields).map((path) => `.${path}`);
    if (field.kind === 'list') return inside(field.item);
    return ['reference', 'references', 'aliases'].includes(field.kind) ? [''] : [];
  };
  return Object.entries(fields).flatMap(([name, field]) =>
    inside(field).map((path) => name + path),
  );
}

describe('references between collections', () => {
  it('are all found from the collection they refer to', () => {
    const described = CONTENT_COLLECTIONS.flatMap((name) => {
      const { fields, variants = {} } = descriptions[name];
      const all = [fields, ...Object.values(variants).map((one) => one.fields)];
      return all.flatMap(referencesIn).map((path) => `${name}.${path}`);
    });
    const found = CONTENT_COLLECTIONS.flatMap((to) =>
      referencesTo(to).map(({ collection, field }) => `${collection}.${field}`),
    );
    expect(found.toSorted()).toEqual(described.toSorted());
  });

  it('can be detached from lists only', () => {
    expect(
      referencesTo('products').map((one) => [one.collection, one.field, isDetachable(one)]),
    ).toEqual([
      ['discounts', 'products', true],
      ['shops', 'products', true],
    ]);
    expect(referencesTo('cities').map(isDetachable)).toEqual([false]);
  });
});
