import {
  documentOf,
  documentPath,
  type DocumentOptions,
} from '../../src/build/pdf/document-files.ts';
import type { PageFields } from '../../src/build/derive-pages.ts';
import { storedBytes } from '../publish/file-content.ts';
import type { Output } from './output.ts';

export type DocumentsUpdate = { readonly output: Output; readonly keep: () => void };

/** The PDFs of pages; a change renders those whose page it changes. */
export class Documents {
  readonly #options: DocumentOptions;
  /** By the URL of their page. */
  #paths: ReadonlyMap<string, string> = new Map();

  constructor(options: DocumentOptions) {
    this.#options = options;
  }

  /**
   * The files that change with these pages; null for a removed page.
   * @throws Error when an uploaded PDF is not available.
   */
  async update(pages: ReadonlyMap<string, PageFields | null>): Promise<DocumentsUpdate> {
    const paths = new Map(this.#paths);
    const made: Output = new Map();
    for (const [url, page] of pages) {
      paths.delete(url);
      const path = page && documentPath(page);
      const bytes = path && (await documentOf(page, this.#options));
      if (!path || !bytes) continue;
      paths.set(url, path);
      made.set(path, storedBytes(bytes));
    }
    const left = new Set(paths.values());
    const gone = [...this.#paths.values()].filter((path) => !left.has(path));
    const output: Output = new Map([...gone.map((path) => [path, null] as const), ...made]);
    const keep = () => {
      this.#paths = paths;
    };
    return { output, keep };
  }
}
