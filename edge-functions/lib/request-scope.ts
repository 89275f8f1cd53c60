import { AsyncLocalStorage } from 'node:async_hooks';
import { REQUEST_ID_HEADER, requestIdOf, TRACE_HEADER } from '../../contract/request-id.ts';

type Scope = {
  readonly id: string;
  /** The trace that has begun before the functions; null where there is none. */
  readonly trace: string | null;
};

const scope = new AsyncLocalStorage<Scope>();

/** A function answers even where the request cannot be read. */
function scopeOf(request: Request, isTraced: boolean): Scope {
  try {
    const { headers } = request;
    return { id: requestIdOf(headers), trace: isTraced ? headers.get(TRACE_HEADER) : null };
  } catch {
    return { id: crypto.randomUUID(), trace: null };
  }
}

/**
 * Runs a function for a request, under its id.
 * @param isTraced whether its trace is from the server before the functions, and not from a visitor.
 */
export const inRequest = <T>(request: Request, isTraced: boolean, work: () => T): T =>
  scope.run(scopeOf(request, isTraced), work);

/** Tells the backend for which request this is done, and in which trace: its log has the same id. */
export function tellRequest(headers: Headers): void {
  const { id, trace } = scope.getStore() ?? {};
  if (id !== undefined) headers.set(REQUEST_ID_HEADER, id);
  if (trace) headers.set(TRACE_HEADER, trace);
}

/** `fetch` from the backend, which is told for which request. */
export const fetchForRequest: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  tellRequest(headers);
  return fetch(input, { ...init, headers });
};

/** What an address ends in; a failed request is told with its whole address. */
const QUERIES = /\?[^\s)"']*/g;

/** Logs a line, with the id of the request before it. It says nothing about the visitor. */
export function complain(line: string): void {
  const { id } = scope.getStore() ?? {};
  const told = line.replace(QUERIES, '').trim();
  console.error(id === undefined ? told : `[${id}] ${told}`);
}
