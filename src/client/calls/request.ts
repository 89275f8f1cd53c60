import type { AnyCall } from '../../../contract/call.ts';
import { DEVICE_HEADER, IDEMPOTENCY_HEADER, TOKEN_HEADER } from '../../../contract/headers.ts';

/** The identity of the caller, as sent in headers. */
export type Identity = { readonly deviceId?: string | null; readonly token?: string | null };

/** The identity of the caller, and the key of an operation that must happen once. */
type Sending = Identity & { readonly attempt?: string };

/** One value of a query: lists are comma-joined (section 7), absent values are omitted. */
function queryValue(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return Array.isArray(value) ? value.map(String).join(',') : String(value);
}

function entriesOf(params: unknown): [string, unknown][] {
  return typeof params === 'object' && params !== null ? Object.entries(params) : [];
}

/** The URL of a call; the parameters of a GET are in its query. */
export function callUrl(entry: AnyCall, params: unknown, origin: string): string {
  if (entry.method === 'POST') return origin + entry.path;
  const query = new URLSearchParams();
  for (const [name, value] of entriesOf(params)) {
    const text = queryValue(value);
    if (text !== null) query.set(name, text);
  }
  return origin + entry.path + (query.size > 0 ? `?${query}` : '');
}

/** The headers of every call (section 7). */
export function identityHeaders({ deviceId, token }: Identity): Headers {
  const headers = new Headers({ accept: 'application/json' });
  if (deviceId) headers.set(DEVICE_HEADER, deviceId);
  if (token) {
    headers.set('authorization', `Bearer ${token}`);
    headers.set(TOKEN_HEADER, token);
  }
  return headers;
}

/** Method, headers and body of a call. */
export function callInit(entry: AnyCall, params: unknown, sending: Sending): RequestInit {
  const headers = identityHeaders(sending);
  if (entry.once && sending.attempt) headers.set(IDEMPOTENCY_HEADER, sending.attempt);
  if (entry.method === 'GET') return { method: 'GET', headers };
  headers.set('content-type', 'application/json');
  return { method: 'POST', headers, body: JSON.stringify(params ?? {}) };
}
