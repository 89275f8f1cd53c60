import { extname, normalize } from 'node:path';
import { cacheTag } from '../../regenerator/publish/cache-tags.ts';
import type { Release } from '../../regenerator/publish/published-site.ts';

export type SiteFile = {
  readonly kind: 'file';
  readonly path: string;
  readonly etag: string;
  readonly body: Buffer;
  /** Tags of the release's files that it consists of. */
  readonly tags: readonly string[];
};

/** A file of the site, or a redirect to another path. */
export type Found = SiteFile | { readonly kind: 'redirect'; readonly to: string } | null;

/** Enough of a content hash to distinguish two contents of one URL. */
const ETAG_SIGNS = 32;

/** Netlify reads these itself and never serves them. */
export const PRIVATE: ReadonlySet<string> = new Set(['/_headers', '/_redirects']);

/** Media types by extension. */
export const TYPES: Readonly<Record<string, string>> = {
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

/** The media type of a file, by its extension. */
export function typeOf(path: string): string {
  return TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

/** Bytes of read files that stay in memory. */
const KEPT_BYTES = 64 * 1024 * 1024;

/** Recently requested files of the last release, the most recent at the end. */
const kept = { release: null as Release | null, bytes: 0, files: new Map<string, SiteFile>() };

function keep(release: Release, path: string, file: SiteFile): void {
  if (kept.release !== release) Object.assign(kept, { release, bytes: 0, files: new Map() });
  kept.files.delete(path);
  kept.files.set(path, file);
  kept.bytes += file.body.byteLength;
  for (const [oldest, { body }] of kept.files) {
    if (kept.bytes <= KEPT_BYTES) break;
    kept.files.delete(oldest);
    kept.bytes -= body.byteLength;
  }
}

/**
 * A file of a release with the ETag of its content; compressed copies have their own.
 * @param path with a leading slash; null when there is no such file.
 */
export async function siteFile(release: Release, path: string): Promise<SiteFile | null> {
  const known = kept.release === release ? kept.files.get(path) : undefined;
  if (known) return known;
  const file = await release.read(path.slice(1));
  if (!file) return null;
  const etag = `"${file.version.slice(0, ETAG_SIGNS)}"`;
  const found: SiteFile = {
    kind: 'file',
    path,
    etag,
    body: file.bytes,
    tags: file.madeOf.map(cacheTag),
  };
  keep(release, path, found);
  return found;
}

/** The path on the site for a URL's path; null for one that can have no file. */
function pathOf(pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  // If decoding reveals `..` or another slash that leads elsewhere, the path does not exist: it
  // would also bypass the rules for its target.
  const path = normalize(decoded);
  const disguised = path !== decoded || /%2f|%5c/i.test(pathname);
  return disguised || path.includes('\0') || PRIVATE.has(path) ? null : path;
}

const candidatesFor = (path: string) =>
  path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];

/** Tags of the files of a release that a path could refer to, whether they exist or not. */
export function tagsFor(pathname: string): string[] {
  const path = pathOf(pathname);
  if (path === null) return [];
  const index = path.endsWith('/') ? [] : [`${path}/index.html`];
  return [...candidatesFor(path), ...index].map((candidate) => cacheTag(candidate.slice(1)));
}

/**
 * Resolves a path as Netlify does: the file itself, a directory's index, `x.html` for `x`; a path
 * that lacks the slash of its directory is redirected.
 */
export async function findFile(release: Release, pathname: string): Promise<Found> {
  const path = pathOf(pathname);
  if (path === null) return null;
  for (const candidate of candidatesFor(path)) {
    const file = await siteFile(release, candidate);
    if (file) return file;
  }
  const index = await release.find(`${path.slice(1)}/index.html`);
  return index ? { kind: 'redirect', to: `${pathname}/` } : null;
}
