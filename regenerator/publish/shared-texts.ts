import { isEmbedded } from '../gatsby/gatsby.ts';
import type { FileEntry } from './manifest.ts';

/** Hashes of the texts embedded in a release's pages: the pages depend on them as well. */
export const slicesOf = (files: ReadonlyMap<string, FileEntry>) =>
  [...files]
    .flatMap(([path, { sha256 }]) => (isEmbedded(path) ? `${path} ${sha256}` : []))
    .join('\n');
