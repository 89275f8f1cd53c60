import * as v from 'valibot';
import { calendarDay } from '../collections/schema.ts';
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

/** A moment with its zone: when something is to happen. */
export const plannedMoment = v.pipe(
  v.string(),
  v.isoTimestamp('Нужно время, например 2026-11-21T09:00:00Z'),
  // `Date` reads the 30th of February as the 2nd of March.
  v.check(
    (at) => v.is(calendarDay, at.slice(0, 10)) && !Number.isNaN(Date.parse(at)),
    'Такого времени нет',
  ),
);
