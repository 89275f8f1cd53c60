import type * as v from 'valibot';
import type { ErrorCode } from './errors.ts';
import type { Permission } from './permissions.ts';

/** Who may make a call: anyone, a signed-in member, or an editor of the site. */
export type Access = 'public' | 'member' | 'editor';

/** The table of section 7 of the specification that lists the call; `editor` is ours. */
export type Table = 'session' | 'user' | 'content' | 'shops' | 'editor';

/**
 * One call of the backend: the single source for its path, parameters and shapes. Callers in the
 * build, the browser and the edge, the backend's router, its documentation and the generated tests
 * all read it here.
 */
export type Call<
  Params extends v.GenericSchema = v.GenericSchema,
  Result extends v.GenericSchema = v.GenericSchema,
> = {
  /** The specification's name, for example `article.show`. */
  readonly name: string;
  readonly table: Table;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `:name` is a path parameter; only editor calls have any. */
  readonly path: `/rest/${string}` | `/api/${string}` | `/editor/${string}`;
  readonly access: Access;
  /** The permission that an editor needs; by default `read` for a GET and `publish` for anything else. */
  readonly permission?: Permission;
  /** Query of a GET, JSON body of a POST; for editor calls see `body`. */
  readonly params: Params;
  /** The value under `result` (or `data`, see `envelope`). */
  readonly result: Result;
  /** Error codes that callers must handle in addition to those of every call (`COMMON_ERRORS`). */
  readonly errors: readonly ErrorCode[];
  /** `data` where the specification reads `data`; every other call responds with `{ result }`. */
  readonly envelope?: 'data';
  /** The parameter that carries the whole JSON body; all others are in the path and query. */
  readonly body?: string;
  /** The type of that body, unless it is JSON. */
  readonly bodyType?: 'text/csv';
  /** Content that is the same for every caller, so it carries an ETag and may return 304. */
  readonly content?: boolean;
  /**
   * Content that also depends on data without a revision, such as stock or the date: the backend
   * does not cache its responses.
   */
  readonly live?: true;
  /**
   * A read that may be slightly stale for visitors who are not signed in: the backend may answer it
   * from a replica of the database.
   */
  readonly mayLag?: true;
  /**
   * Must not happen twice, such as spending points or creating an entity: with an `Idempotency-Key`,
   * a repeated attempt returns the first response.
   */
  readonly once?: boolean;
  /** The response is the result itself, without an envelope, because its format is an external standard. */
  readonly bare?: 'application/json' | 'text/csv';
  /** Whether it changes or sends something, where the method does not imply it. */
  readonly changes?: boolean;
  /** A GET that also accepts POST: the specification can be read both ways. */
  readonly alsoPost?: boolean;
  /** Needed by the site, but not listed in section 7 of the specification. */
  readonly beyondSpec?: true;
  /** In the specification but not used by the site; it exists for other clients. */
  readonly forOthers?: true;
  /** Whether the edge may cache the response, separately for each city. */
  readonly cachedByCity?: boolean;
};

/** The methods a call accepts. */
export const methodsOf = ({ method, alsoPost }: AnyCall): readonly AnyCall['method'][] =>
  alsoPost ? [method, 'POST'] : [method];

/** Whether a call has side effects. */
export const changesSomething = ({ method, once, changes }: AnyCall): boolean =>
  changes ?? (method !== 'GET' || once === true);

/** The permission that an editor needs for a call. */
export const permissionFor = (call: AnyCall): Permission =>
  call.permission ?? (changesSomething(call) ? 'publish' : 'read');

/** A call whose parameter and result types are unknown, for loops over the table. */
export type AnyCall = Call;

/** Checks an entry's form while keeping its own types. */
export function defineCall<P extends v.GenericSchema, R extends v.GenericSchema>(
  entry: Call<P, R>,
): Call<P, R> {
  return entry;
}
