import type { Sources } from '../../src/config/map-sources.ts';

/**
 * The resources that the screen may load: its own files, previews of selected pictures, and the
 * configured map. Styles created at runtime carry the nonce of the response. Nothing may frame it.
 */
export function policyOf(nonce: string, maps: readonly Sources[] = []): string {
  const from = (kind: keyof Sources, ...own: readonly string[]) =>
    [...new Set([...own, ...maps.flatMap((map) => map[kind] ?? [])])].join(' ');
  return [
    "default-src 'none'",
    `script-src ${from('script', "'self'")}`,
    `style-src ${from('style', "'self'", `'nonce-${nonce}'`)}`,
    `img-src ${from('img', "'self'", 'blob:', 'data:')}`,
    "font-src 'self'",
    `connect-src ${from('connect', "'self'")}`,
    `frame-src ${from('frame', "'self'")}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The resources that a previewed page may load: those of a page of the site, without scripts. */
export const FRAME_POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');
