import { documentCookie } from '../client/cookies/document-cookies.ts';
import { AUTH_COOKIE } from '../config/constants.ts';
import { session } from './session.ts';

/** Inlined by the build; see src/build/build-hooks.ts. */
const SALT = process.env['TOKEN_SALT'] ?? '';

/**
 * The salted SHA-256 of a token, in hexadecimal digits.
 * @returns null if the browser has no cryptography, as on pages without https.
 */
export async function tokenHashOf(token: string, salt = SALT): Promise<string | null> {
  const { subtle } = globalThis.crypto ?? {};
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(`${salt}:${token}`));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Stores the hash of the session's token in the state, unless the token was replaced meanwhile. */
export async function keepTokenHash(token: string): Promise<void> {
  const hash = await tokenHashOf(token);
  if (documentCookie(AUTH_COOKIE.token) === token) session.tokenHash = hash;
}
