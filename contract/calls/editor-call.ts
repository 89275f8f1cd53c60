import * as v from 'valibot';
import { strictNumber } from '../query.ts';
import { collection } from '../schemas/editor.ts';

/** Common properties of the editor's calls. */
export const editorCall = { table: 'editor', access: 'editor' } as const;

/** The parameters of a list; a number out of range is refused. */
export const paging = {
  page: strictNumber({ min: 1, max: 100_000, byDefault: 1 }),
  count: strictNumber({ min: 1, max: 200, byDefault: 50 }),
};

/** The id or alias of an entity. */
export const key = v.pipe(v.string(), v.minLength(1), v.maxLength(120));

/** A parameter that is on or off. */
export const flagged = v.optional(v.picklist(['0', '1', 'true', 'false']));

/** The path of an entity, with its parameters. */
export const entityPath = '/editor/:collection/:id' as const;
export const named = { collection, id: key };

/** Validated by the collection's own rules. */
export const entity = v.record(v.string(), v.unknown());

export const saveErrors = [
  'unauthorized',
  'forbidden',
  'not_found',
  'invalid',
  'alias_taken',
  'edit_conflict',
] as const;
