import type { StoredBytes } from './publish/file-content.ts';
import type { StoredFiles } from './publish/stored-files.ts';
import type { Output } from './site/output.ts';

/** Where a site is published: what the regenerator needs of the store of releases. */
export type Publisher = {
  /**
   * Makes these files a release. Nothing is visible before all is; what is equal is left alone.
   * @returns how many files differ from the last release.
   */
  readonly publish: (
    output: Output,
    revision: number | null,
  ) => Promise<{ changed: number; removed: number }>;
  /** Takes what the next release will probably have, while there is time. */
  readonly writeAhead: (content: StoredBytes) => void;
  /**
   * Where the newest release keeps its files, by their paths.
   * @returns null for one that it does not have, or not where anybody knows at once.
   */
  readonly stored: () => StoredFiles;
  /** A file of the release that is served; null where it has none. */
  readonly read: (path: string) => Promise<string | null>;
  /** The revision of the content that it shows, where that was known when it was made. */
  readonly revision: () => Promise<number | null>;
  /** Paths of all its files. */
  readonly paths: () => Promise<ReadonlySet<string>>;
};
