/** Saves over what somebody else has saved meanwhile, by merging both changes. */
import * as v from 'valibot';
import type { Fields } from '../../contract/collections/field.ts';
import type { Record as Entity } from '../data/records.ts';
import type { Values } from '../kept/changes.ts';
import type { Asked } from './asking.ts';
import { merged } from './merged.ts';

const conflict = v.object({ body: v.object({ code: v.literal('edit_conflict') }) });

/** Whether a save was refused because somebody else has saved since. */
export const isConflict = (error: unknown): boolean => v.is(conflict, error);

export type Merging = {
  readonly fields: Fields;
  /** The values that the form began with, and the current ones. */
  readonly base: Values;
  readonly values: Values;
  /** @throws HttpError */
  readonly save: (values: Values) => Promise<Entity>;
  /** Reads the current version. @throws HttpError */
  readonly read: () => Promise<Entity>;
  /** Who saved that version. */
  readonly by: (theirs: Entity) => Promise<Asked['by']>;
};

const UNDECIDED = 'Не\u00a0сохранено: сначала выберите, чьи слова оставить';

/**
 * Saves, and merges with a newer version if there is one. Fields that only one side has changed
 * merge automatically; the user decides on the others.
 * @throws HttpError for any other refusal; Error with a sentence when the user does not decide.
 */
export async function saveMerging(merging: Merging): Promise<Entity> {
  const { fields, save, read, by } = merging;
  let { base, values } = merging;
  for (;;) {
    try {
      return await save(values);
    } catch (error) {
      if (!isConflict(error)) throw error;
      const theirs = await read();
      const both = await merged(fields, { base, mine: values, theirs }, () => by(theirs));
      if (!both) throw new Error(UNDECIDED);
      base = theirs;
      values = both;
    }
  }
}
