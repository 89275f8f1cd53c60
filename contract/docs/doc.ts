/**
 * What people read about calls. It stands beside the entries and not in them: pages and edge functions
 * carry their entries along, and readers of a page need none of this. See docs/decisions/081.
 */
import type * as v from 'valibot';
import type { Call } from '../call.ts';
import type { entries } from '../table.ts';

/** Parameters that the call takes; whoever needs some shows them. */
type Asked<Input> = object extends Input ? { readonly params?: Input } : { readonly params: Input };

export type CallDoc<Input = unknown, Output = unknown> = Asked<Input> & {
  /** What the call does, in one line without a full stop. */
  readonly summary: string;
  /** What a caller has to know beyond that. Markdown. */
  readonly description: string;
  /** A result. */
  readonly example: Output;
  /** Types of the file that is the body. */
  readonly upload?: readonly string[];
};

/** One for each call, by the name of its entry. */
export type Docs = {
  readonly [Name in keyof typeof entries]: (typeof entries)[Name] extends Call<
    infer Params extends v.GenericSchema,
    infer Result extends v.GenericSchema
  >
    ? CallDoc<v.InferInput<Params>, v.InferOutput<Result>>
    : never;
};

/** A part of them, which is of one subject. */
export type SomeDocs = Partial<Docs>;
