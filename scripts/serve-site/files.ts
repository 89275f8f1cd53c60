import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';

/** A file of the site, or the address that answers in its place. */
export type Found =
  | { readonly kind: 'file'; readonly path: string; readonly etag: string; readonly body: Buffer }
  | { readonly kind: 'redirect'; readonly to: string }
  | null;

/** Netlify reads these itself and never serves them. */
const PRIVATE = new Set(['/_headers', '/_redirects']);

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

export function typeOf(path: string): string {
  return TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

async function isFile(path: string): Promise<boolean> {
  return await stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** Reads a file with its ETag: weak, because a compressed reply has other bytes. */
export async function readSiteFile(path: string): Promise<Found> {
  const body = await readFile(path);
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  return { kind: 'file', path, etag, body };
}

/**
 * Looks an address up the way Netlify does: the file itself, a directory's index, `x.html` for
 * `x`; an address that lacks the slash of its directory is sent there.
 * @param directory may be a link that is swapped between two requests.
 */
export async function findFile(directory: string, pathname: string): Promise<Found> {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  // What `..` or another slash would lead elsewhere, once decoded, is nobody's address: it would
  // also pass by the rules for where it leads.
  const path = normalize(decoded);
  const disguised = path !== decoded || /%2f|%5c/i.test(pathname);
  if (disguised || path.includes('\0') || PRIVATE.has(path)) return null;
  const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
  for (const candidate of candidates) {
    const file = join(directory, candidate);
    if (await isFile(file)) return await readSiteFile(file);
  }
  const index = join(directory, path, 'index.html');
  return (await isFile(index)) ? { kind: 'redirect', to: `${pathname}/` } : null;
}
