import { createHash } from 'node:crypto';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SourcingError } from './source.ts';

export type PdfOptions = {
  readonly origin: string;
  /** Kept between builds: the name of a file is a hash of its content. */
  readonly cacheDirectory: string;
};

/** Where an uploaded PDF is cached. @param src its URL at the backend. */
export const keptPdf = (src: string, cacheDirectory: string): string =>
  join(cacheDirectory, basename(src));

const failed = (url: string, reason: string, mayPass: boolean) =>
  new SourcingError(`document ${url}: ${reason}`, {
    mayPass,
    told: { field: 'document.file', words: `Файл не\u00a0открывается: ${url}` },
  });

async function download(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch(
    (error: unknown) => {
      throw failed(url, error instanceof Error ? error.message : 'no answer', true);
    },
  );
  if (!response.ok) {
    throw failed(url, `status ${response.status}`, response.status >= 500);
  }
  return Buffer.from(await response.arrayBuffer());
}

/**
 * Fetches an uploaded PDF unless it is cached.
 * @throws SourcingError naming its URL.
 */
export async function keepPdf(src: string, { origin, cacheDirectory }: PdfOptions): Promise<void> {
  const path = keptPdf(src, cacheDirectory);
  const isKept = await stat(path).then(
    () => true,
    () => false,
  );
  if (isKept) return;
  const { href } = new URL(src, origin);
  const bytes = await download(href);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  if (!basename(src).includes(hash)) {
    throw failed(href, 'the file does not match its name', true);
  }
  await mkdir(cacheDirectory, { recursive: true });
  const aside = `${path}.${process.pid}.part`;
  await writeFile(aside, bytes);
  await rename(aside, path);
}
