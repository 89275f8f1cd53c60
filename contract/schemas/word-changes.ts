import * as v from 'valibot';

/** The words of two texts in order, and what became of each. */
export const wordChanges = v.array(
  v.object({ text: v.string(), change: v.picklist(['same', 'added', 'removed']) }),
);

export type WordChanges = v.InferOutput<typeof wordChanges>;
