import * as v from 'valibot';

const shown = v.object({
  live: v.nullish(v.looseObject({ url: v.nullish(v.string(), null) }), null),
  held: v.nullish(v.object({ field: v.nullish(v.string(), null), reason: v.string() }), null),
  draft: v.nullish(v.looseObject({ id: v.number(), author: v.optional(v.string(), '') }), null),
  takedown: v.nullish(
    v.looseObject({ at: v.nullable(v.string()), error: v.nullable(v.string()) }),
    null,
  ),
});

const NOTHING: v.InferOutput<typeof shown> = {
  live: null,
  held: null,
  draft: null,
  takedown: null,
};

/** What readers see of an entity. */
export function shownOf(record: unknown): v.InferOutput<typeof shown> {
  const read = v.safeParse(shown, record);
  return read.success ? read.output : NOTHING;
}
