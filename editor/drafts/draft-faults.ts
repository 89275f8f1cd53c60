import * as v from 'valibot';

const refusal = v.object({ body: v.object({ errors: v.record(v.string(), v.string()) }) });

/** Why a draft cannot be saved, by input: the scheduled time is not a field of the entity. */
export function faultsOf(error: unknown): Readonly<Record<string, string>> {
  const read = v.safeParse(refusal, error);
  if (!read.success) return {};
  const { publish_at: at, ...fields } = read.output.body.errors;
  return { ...fields, ...(at !== undefined && { 'draft.publish_at': at }) };
}
