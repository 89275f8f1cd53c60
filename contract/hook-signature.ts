import * as v from 'valibot';
import { contentHook, type ContentHook } from './schemas/hook.ts';
import { acceptedOf, type Secrets } from './secrets.ts';

/** Older messages are rejected, so that an intercepted one cannot be replayed later. */
const LONGEST_AGE = 5 * 60_000;

const hex = /^[0-9a-f]{64}$/;

function keyOf(secret: string, use: 'sign' | 'verify'): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, [use]);
}

/** The signature of a message's raw body, in hex. */
export async function signHook(secret: string, body: string): Promise<string> {
  const key = await keyOf(secret, 'sign');
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(body));
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function isSigned(secrets: Secrets, body: string, signature: string): Promise<boolean> {
  if (!hex.test(signature)) return false;
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  for (const secret of acceptedOf(secrets)) {
    const key = await keyOf(secret, 'verify');
    const isRight = crypto.subtle.verify('HMAC', key, bytes, new TextEncoder().encode(body));
    if (await isRight) return true;
  }
  return false;
}

export type Checked<Message> =
  | { readonly ok: true; readonly message: Message }
  | { readonly ok: false; readonly status: 400 | 401; readonly reason: string };

/**
 * Verifies a signed message: signature first, then shape, then age.
 * @param signature value of its `HOOK_SIGNATURE_HEADER`; null when absent.
 */
export async function checkSigned<Message extends { readonly timestamp: string }>(
  schema: v.GenericSchema<unknown, Message>,
  secrets: Secrets,
  body: string,
  signature: string | null,
  now: Date,
): Promise<Checked<Message>> {
  if (!(await isSigned(secrets, body, signature ?? ''))) {
    return { ok: false, status: 401, reason: 'the signature is wrong' };
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const place = v.getDotPath(issue) ?? 'body';
    return { ok: false, status: 400, reason: `${place}: ${issue.message}` };
  }
  const age = now.getTime() - Date.parse(parsed.output.timestamp);
  if (Math.abs(age) > LONGEST_AGE) {
    return { ok: false, status: 401, reason: 'the message is too old' };
  }
  return { ok: true, message: parsed.output };
}

/** Verifies a message to `/hooks/content`. */
export const checkHook = (
  secrets: Secrets,
  body: string,
  signature: string | null,
  now: Date,
): Promise<Checked<ContentHook>> => checkSigned(contentHook, secrets, body, signature, now);
