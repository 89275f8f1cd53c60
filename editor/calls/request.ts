/** Turns a call of the editor API into a request: path, query, headers and body. */
import type { AnyCall } from '../../contract/call.ts';
import { CSRF_HEADER, IDEMPOTENCY_HEADER } from '../../contract/headers.ts';

export type Sending = {
  /** The session's CSRF token, for changes. */
  readonly csrf?: string | null;
  /** The revision that the change is based on; the change is refused when there is a newer one. */
  readonly revision?: number | undefined;
  /** The idempotency key of a call that must run only once. */
  readonly attempt?: string;
};

const textOf = (value: unknown) => (Array.isArray(value) ? value.join(',') : String(value));

/** The address of a call: path parameters in the path, the others in the query. */
export function addressOf(call: AnyCall, params: Readonly<Record<string, unknown>>): string {
  const inPath = new Set<string>();
  const path = call.path.replaceAll(/:([a-z_]+)/g, (_, name: string) => {
    inPath.add(name);
    return encodeURIComponent(textOf(params[name]));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (inPath.has(name) || name === call.body || value === undefined || value === null) continue;
    query.set(name, textOf(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The method, headers and body of a call. */
export function initOf(
  call: AnyCall,
  params: Readonly<Record<string, unknown>>,
  { csrf, revision, attempt }: Sending,
): RequestInit {
  const headers = new Headers({ accept: 'application/json' });
  if (csrf && call.method !== 'GET') headers.set(CSRF_HEADER, csrf);
  if (revision !== undefined) headers.set('if-match', `"${revision}"`);
  if (attempt) headers.set(IDEMPOTENCY_HEADER, attempt);
  const init = { method: call.method, headers, credentials: 'same-origin' } as const;
  if (call.body === undefined) return init;
  const body = params[call.body];
  headers.set('content-type', call.bodyType ?? 'application/json');
  return { ...init, body: call.bodyType ? String(body) : JSON.stringify(body) };
}
