import * as v from 'valibot';

const inUse = v.object({
  body: v.object({ code: v.literal('in_use'), errors: v.record(v.string(), v.string()) }),
});

/** Names of the entities that refer to this one, without duplicates, from the refusal to delete it. */
export function usesIn(error: unknown): readonly string[] {
  const read = v.safeParse(inUse, error);
  return read.success ? [...new Set(Object.values(read.output.body.errors))] : [];
}
