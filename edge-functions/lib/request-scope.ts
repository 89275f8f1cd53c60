import { AsyncLocalStorage } from 'node:async_hooks';
import { REQUEST_ID_HEADER, requestIdOf, TRACE_HEADER } from '../../contract/request-id.ts';

type Scope = {
  readonly id: string;
  /** The trace that began before the functions; null if there is none. */
  readonly trace: string | null;
  /** The visitor's browser: members recognise their sessions by it. */
  readonly userAgent: string | null;
};

const scope = new AsyncLocalStorage<Scope>();

/** A function responds even to a request that cannot be parsed. */
function scopeOf(request: Request, isTraced: boolean): Scope {
  try {
    const { headers } = request;
    const trace = isTraced ? headers.get(TRACE_HEADER) : null;
    return { id: requestIdOf(headers), trace, userAgent: headers.get('user-agent') };
  } catch {
    return { id: crypto.randomUUID(), trace: null, userAgent: null };
  }
}

/**
 * Runs a function in the scope of a request and its id.
 * @param isTraced whether the trace comes from the server before the functions, and not from a visitor.
 */
export const inRequest = <T>(request: Request, isTraced: boolean, work: () => T): T =>
  scope.run(scopeOf(request, isTraced), work);

/**
 * Adds the request's id, trace and browser to headers for the backend. Its log then has the same id, and the
 * session of a member stays that of the browser, whoever makes the call.
 */
export function tellRequest(headers: Headers): void {
  const { id, trace, userAgent } = scope.getStore() ?? {};
  if (id !== undefined) headers.set(REQUEST_ID_HEADER, id);
  if (trace) headers.set(TRACE_HEADER, trace);
  if (userAgent) headers.set('user-agent', userAgent);
}

/**
 * `fetch` for the backend that forwards the request's id, trace and browser. It follows no redirect: that
 * would carry a visitor's token to another host.
 */
export const fetchForRequest: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers);
  tellRequest(headers);
  return fetch(input, { redirect: 'manual', ...init, headers });
};

/** Queries in addresses: the error of a failed request contains its whole address. */
const QUERIES = /\?[^\s)"']*/g;

/** Logs a line with the request's id before it. The line contains nothing about the visitor. */
export function complain(line: string): void {
  const { id } = scope.getStore() ?? {};
  const told = line.replace(QUERIES, '').trim();
  console.error(id === undefined ? told : `[${id}] ${told}`);
}
