import { AsyncLocalStorage } from 'node:async_hooks';
import { REQUEST_ID_HEADER, requestIdOf } from '../../contract/request-id.ts';

const scope = new AsyncLocalStorage<string>();

/** A function answers even where the request cannot be read. */
function idOf(request: Request): string {
  try {
    return requestIdOf(request.headers);
  } catch {
    return crypto.randomUUID();
  }
}

/** Runs a function for a request, under its id. */
export const inRequest = <T>(request: Request, work: () => T): T => scope.run(idOf(request), work);

/** Sends the backend the id of the request that this is done for: its log has the same. */
export function tellRequest(headers: Headers): void {
  const id = scope.getStore();
  if (id !== undefined) headers.set(REQUEST_ID_HEADER, id);
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
  const id = scope.getStore();
  const told = line.replace(QUERIES, '').trim();
  console.error(id === undefined ? told : `[${id}] ${told}`);
}
