import { hash } from 'node:crypto';
import { sliceFile, slicesIn, stitch } from '../gatsby/gatsby.ts';

/** A slice of a release: what it holds, and the hash that names that. */
export type StoredSlice = { readonly sha256: string; readonly html: string };

/** Bytes as a reader gets them, and what names them: other bytes have another name. */
export type PublishedFile = { readonly bytes: Buffer; readonly version: string };

/** Whether slices may stand in a file. */
export const isPage = (path: string): boolean => path.endsWith('.html');

/**
 * A page as it is stored: without what stands in every other page, too. A new header is then a new
 * file or two, however many pages it stands in.
 */
export const hollow = (html: string): string => stitch(html, () => '');

/**
 * A page as it is read: with the slices of its own release.
 * @param stored the page without slices, and its hash.
 * @param sliceAt the slice in a file of the release.
 * @throws Error where the release has no such slice.
 */
export async function filled(
  stored: StoredSlice,
  sliceAt: (path: string) => Promise<StoredSlice | null>,
): Promise<PublishedFile> {
  const slices = new Map<string, StoredSlice>();
  for (const name of slicesIn(stored.html)) {
    const slice = await sliceAt(sliceFile(name));
    if (!slice) throw new Error(`The release has no slice "${name}".`);
    slices.set(name, slice);
  }
  const names = [stored, ...slices.values()].map(({ sha256 }) => sha256);
  const html = stitch(stored.html, (name) => slices.get(name)?.html ?? '');
  return {
    bytes: Buffer.from(html),
    version: slices.size === 0 ? stored.sha256 : hash('sha256', names.join(' ')),
  };
}
