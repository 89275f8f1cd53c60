import { createHash } from 'node:crypto';
import type { Variant } from '../config/picture-sizes.ts';
import { isSizable, sizedPicture } from '../config/sized-picture.ts';
import { SourcingError } from './source.ts';

/** Milliseconds until an original counts as unavailable. */
const TIMEOUT = 30_000;

/** The same for a variant: the backend may have to encode other pictures first. */
const ENCODING_TIMEOUT = 120_000;

/** The cached facts about an original: enough to skip its download next time. */
export type Known = { hash: string; etag: string | null; immutable: boolean };

/** The picture cannot be used, for this reason. @param mayPass a retry may succeed. */
export const failed = (url: string, reason: string, mayPass = false) =>
  new SourcingError(`picture ${url}: ${reason}`, {
    mayPass,
    told: { field: null, words: `Картинка не\u00a0открывается: ${url}` },
  });

/** The same for an error that has been caught. */
export const named = (url: string, error: unknown, mayPass = false) =>
  error instanceof SourcingError
    ? error
    : failed(url, error instanceof Error ? error.message : 'no answer', mayPass);

/**
 * @param origin of our own backend, which will be back, while another server may be gone for good.
 * @throws SourcingError naming the URL.
 */
async function ask(
  url: string,
  origin: string,
  timeout: number,
  headers: Record<string, string> = {},
): Promise<Response> {
  const isOwn = new URL(url).origin === new URL(origin).origin;
  const once = () => fetch(url, { headers, signal: AbortSignal.timeout(timeout) });
  const response = await once()
    // A reused connection may be closed by now, and a busy reader notices that late.
    .catch((error: unknown) => {
      if (isOwn) return once();
      throw error;
    })
    .catch((error: unknown) => {
      throw named(url, error, isOwn);
    });
  if (isOwn && response.status >= 500) throw failed(url, `status ${response.status}`, true);
  return response;
}

/**
 * Downloads an original, unless it is still the known one.
 * @returns what is known about it, and its bytes; null if they are the known ones.
 * @throws SourcingError naming the URL.
 */
export async function download(url: string, origin: string, known: Known | undefined) {
  const headers = known?.etag ? { 'if-none-match': known.etag } : {};
  const response = await ask(url, origin, TIMEOUT, headers);
  if (response.status === 304 && known) return { known, bytes: null };
  if (!response.ok) throw failed(url, `status ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const immutable = response.headers.get('cache-control')?.includes('immutable') ?? false;
  return { known: { hash, etag: response.headers.get('etag'), immutable }, bytes };
}

/**
 * A variant of one of the backend's own pictures, which the backend encodes once for everyone.
 * @returns null if the picture is not its own, or does not have that size.
 * @throws SourcingError naming the URL.
 */
export async function readyVariant(
  src: string,
  origin: string,
  variant: Variant,
): Promise<Uint8Array | null> {
  if (!isSizable(src)) return null;
  const url = new URL(sizedPicture(src, variant), origin).href;
  const response = await ask(url, origin, ENCODING_TIMEOUT);
  if (response.ok) return Buffer.from(await response.arrayBuffer());
  await response.body?.cancel();
  return null;
}
