import type { Fields } from '../../contract/collections/field.ts';
import type { Values } from '../kept/changes.ts';
import { mergeQuestion, type Asked } from './asking.ts';
import { mergeFields, type Sides } from './merge-fields.ts';

/**
 * Merges two versions; asks where both have changed the same field.
 * @returns null when the user cancels.
 */
export async function merged(
  fields: Fields,
  sides: Sides,
  by: () => Promise<Asked['by']>,
  names?: Asked['names'],
): Promise<Values | null> {
  const { values, conflicts, taken } = mergeFields(fields, sides);
  if (conflicts.length === 0) return values;
  const chosen = await mergeQuestion.ask({ conflicts, taken, by: await by(), names });
  if (!chosen) return null;
  const mine = conflicts.filter(({ field }) => chosen[field] === 'mine');
  return { ...values, ...Object.fromEntries(mine.map(({ field, mine: own }) => [field, own])) };
}
