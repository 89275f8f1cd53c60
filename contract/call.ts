import type * as v from 'valibot';
import type { ErrorCode } from './errors.ts';

/** Who may make a call: anybody, a signed-in member, an editor of the site. */
export type Access = 'public' | 'member' | 'editor';

/** The table of the specification's section 7 that a call stands in; `editor` is ours. */
export type Table = 'session' | 'user' | 'content' | 'shops' | 'editor';

/**
 * One call of the backend. Everything that knows a path, a parameter or a shape reads it here:
 * the callers in the build, the browser and the edge, the backend's router, its documentation
 * and the generated tests.
 */
export type Call<
  Params extends v.GenericSchema = v.GenericSchema,
  Result extends v.GenericSchema = v.GenericSchema,
> = {
  /** The specification's name, for example `article.show`. */
  readonly name: string;
  readonly table: Table;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `:name` is a parameter that stands in the path; only calls of editors have some. */
  readonly path: `/rest/${string}` | `/api/${string}` | `/editor/${string}`;
  readonly access: Access;
  /** Query of a GET, JSON body of a POST; for editors see `body`. */
  readonly params: Params;
  /** What stands under `result` (or `data`, see `envelope`). */
  readonly result: Result;
  /** Codes the screens can meet besides the ones every call may answer with (`COMMON_ERRORS`). */
  readonly errors: readonly ErrorCode[];
  /** `data` only where the specification reads `data`; everything else answers `{ result }`. */
  readonly envelope?: 'data';
  /** The parameter that the whole JSON body is; all others stand in path and query. */
  readonly body?: string;
  /** Content: the same for every caller, so it carries an ETag and may answer 304. */
  readonly content?: boolean;
  /** Spends or earns: an `Idempotency-Key` makes the repeat of an attempt answer what it did first. */
  readonly once?: boolean;
  /** Changes or sends something although it is a GET, as the specification has it. */
  readonly changes?: boolean;
  /** A GET that answers the same to a POST: the specification has two readings of it. */
  readonly alsoPost?: boolean;
  /** The site needs it, and section 7 of the specification shows no row for it. */
  readonly beyondSpec?: true;
  /** The specification shows it, and nothing of the site asks for it: it is there for other programs. */
  readonly forOthers?: true;
  /** The edge may keep a reply of this call, apart for each city. */
  readonly cachedByCity?: boolean;
};

/** The methods that a call answers to. */
export const methodsOf = ({ method, alsoPost }: AnyCall): readonly AnyCall['method'][] =>
  alsoPost ? [method, 'POST'] : [method];

/** Whether a call does more than tell. */
export const changesSomething = ({ method, once, changes }: AnyCall): boolean =>
  method !== 'GET' || once === true || changes === true;

/** A call of the table whose types are not known to the reader: what loops work on. */
export type AnyCall = Call;

/** Keeps an entry's own types while checking its form. */
export function defineCall<P extends v.GenericSchema, R extends v.GenericSchema>(
  entry: Call<P, R>,
): Call<P, R> {
  return entry;
}
