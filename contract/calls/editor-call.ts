import * as v from 'valibot';
import { strictNumber } from '../query.ts';

/** Common properties of the editor's calls. */
export const editorCall = { table: 'editor', access: 'editor' } as const;

/** The parameters of a list; a number out of bounds is refused. */
export const paging = {
  page: strictNumber({ min: 1, max: 100_000, byDefault: 1 }),
  count: strictNumber({ min: 1, max: 200, byDefault: 50 }),
};

/** The id or alias of an entity. */
export const key = v.pipe(v.string(), v.minLength(1), v.maxLength(120));

export const flagged = v.optional(v.picklist(['0', '1', 'true', 'false']));
