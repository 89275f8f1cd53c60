/** Partial input: some fields of an entity, and items that lists gain or lose. */
import * as v from 'valibot';
import type { Field, Fields as FieldsOf } from '../../../contract/collections/field.ts';
import type { EditedEntity } from '../../../contract/schemas/editor.ts';
import type { Fields } from '../collection.ts';

/** The items that a list gains and loses: `{ add: [3], remove: [4] }`. */
const listChange = v.strictObject({
  add: v.optional(v.array(v.unknown()), []),
  remove: v.optional(v.array(v.unknown()), []),
});

/** Kinds of fields whose lists contain plain values, without nested fields or blocks. */
const LISTED: ReadonlySet<Field['kind']> = new Set(['references', 'aliases', 'choices']);

/** The field after the change; anything but a list change replaces it. */
function changedField(field: Field, before: unknown, given: unknown): unknown {
  // Valibot would accept an empty array as an object without keys.
  const isChange = !Array.isArray(given) && v.is(listChange, given);
  if (!LISTED.has(field.kind) || !isChange) return given;
  const { add, remove } = v.parse(listChange, given);
  const present: readonly unknown[] = Array.isArray(before) ? before : [];
  return [...new Set([...present, ...add])].filter((one) => !remove.includes(one));
}

/** The whole entity as an editor would write it, with some fields changed. */
export function changedBy(described: FieldsOf, entity: EditedEntity, part: Fields): Fields {
  const whole = Object.keys(described).map((name) => [name, entity[name]]);
  const changed = Object.entries(part).map(([name, given]) => {
    const field = Object.hasOwn(described, name) ? described[name] : undefined;
    return [name, field ? changedField(field, entity[name], given) : given];
  });
  return { ...Object.fromEntries(whole), ...Object.fromEntries(changed) };
}
