import * as v from 'valibot';

/** The words of two texts in order, with the change of each. */
export const wordChanges = v.array(
  v.object({ text: v.string(), change: v.picklist(['same', 'added', 'removed']) }),
);

export type WordChanges = v.InferOutput<typeof wordChanges>;
