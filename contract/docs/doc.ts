/**
 * Descriptions of calls for people. They are separate from the entries, because pages and edge
 * functions ship the entries and need none of this. See docs/decisions/081.
 */
import type * as v from 'valibot';
import type { Call } from '../call.ts';
import type { entries } from '../table.ts';

/** Example parameters of the call; required when a parameter is. */
type Asked<Input> = object extends Input ? { readonly params?: Input } : { readonly params: Input };

export type CallDoc<Input = unknown, Output = unknown> = Asked<Input> & {
  /** What the call does, in one line without a full stop. */
  readonly summary: string;
  /** Further details for a caller. Markdown. */
  readonly description: string;
  /** An example result. */
  readonly example: Output;
  /** Media types of the uploaded file. */
  readonly upload?: readonly string[];
};

/** One description per call, by the identifier of its entry. */
export type Docs = {
  readonly [Name in keyof typeof entries]: (typeof entries)[Name] extends Call<
    infer Params extends v.GenericSchema,
    infer Result extends v.GenericSchema
  >
    ? CallDoc<v.InferInput<Params>, v.InferOutput<Result>>
    : never;
};

/** The descriptions of one subject. */
export type SomeDocs = Partial<Docs>;
