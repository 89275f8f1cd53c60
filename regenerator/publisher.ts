import type { StoredBytes } from './publish/file-content.ts';
import type { StoredFiles } from './publish/stored-files.ts';
import type { Output } from './site/output.ts';

/** The content that a release shows. */
type Shows = {
  /** Everything that was saved up to this revision, if that is known, */
  readonly revision: number | null;
  /** except for these entities: they cannot be used. */
  readonly held: readonly string[];
};

/** The part of the store of releases that the regenerator uses to publish a site. */
export type Publisher = {
  /**
   * Publishes these files as a release. It becomes visible as a whole; equal files are not touched.
   * @returns how many files differ from the last release.
   */
  readonly publish: (output: Output, shows: Shows) => Promise<{ changed: number; removed: number }>;
  /** Writes files that the next release will probably contain, while there is time. */
  readonly writeAhead: (content: StoredBytes) => void;
  /**
   * Where the newest release stores its files, by their paths.
   * @returns null for a path that it does not have, or when that is not known without reading.
   */
  readonly stored: () => StoredFiles;
  /** A file of the newest release; null if it has none. */
  readonly read: (path: string) => Promise<string | null>;
  /** The content revision it shows, if that was known when it was published. */
  readonly revision: () => Promise<number | null>;
  /** Paths of all its files. */
  readonly paths: () => Promise<ReadonlySet<string>>;
};
