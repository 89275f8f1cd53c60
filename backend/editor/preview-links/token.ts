import { createHmac, timingSafeEqual } from 'node:crypto';
import { acceptedOf, type Secrets } from '../../../contract/secrets.ts';

/** The signing secret, and the origin that links lead to. */
export type Linking = { readonly secret: Secrets; readonly siteUrl: string };

/** The content of a preview link. None of it is stored. */
export type PreviewLink = {
  readonly draft: number;
  /** When the link expires. */
  readonly ends: Date;
};

const TOKEN = /^([1-9]\d{0,9})-(\d{10})-([\w-]{43})$/;

/** The secret also digests codes; the prefix separates the two uses. */
const signed = (secret: string, draft: string, ends: string) =>
  createHmac('sha256', secret).update(`preview link ${draft} ${ends}`).digest();

const SECOND = 1000;

/** The token in the address: the draft, the expiry in seconds, and our signature. */
export function linkToken(secret: string, { draft, ends }: PreviewLink): string {
  const end = String(Math.floor(ends.getTime() / SECOND));
  return `${draft}-${end}-${signed(secret, String(draft), end).toString('base64url')}`;
}

/** @returns null for a token that is not ours. The caller checks whether it has expired. */
export function readLinkToken(secrets: Secrets, token: string): PreviewLink | null {
  const [, draft = '', end = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (signature === '') return null;
  const given = Buffer.from(signature, 'base64url');
  const isOurs = acceptedOf(secrets).some((secret) => {
    const own = signed(secret, draft, end);
    return given.length === own.length && timingSafeEqual(given, own);
  });
  if (!isOurs) return null;
  return { draft: Number(draft), ends: new Date(Number(end) * SECOND) };
}
