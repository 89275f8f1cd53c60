import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Gatsby's own; the version is pinned, and a test looks at every page of a build. */
const WRITER = 'gatsby/dist/utils/ensure-file-content.js';
/** What stands at the end of every page: Gatsby puts it in, as it does header and footer. */
const SLICE = '_gatsby-scripts-1.html';

const HASH = /window\.___webpackCompilationHash="([\da-f]+)"/;
const FILE = /<script src="[^"]+"(?: \w+)*><\/script>/g;

type Writer = { ensureFileContent: (file: string, text: string) => Promise<boolean> };

/**
 * The scripts of a page without those that are text: no policy has to allow them. The hash of the
 * build goes into an attribute, where src/boot reads it; the list of chunks goes altogether, because
 * Gatsby writes it as a string in a string and finds nothing in it: some 2 kB of every page.
 */
export function withoutText(slice: string): string {
  const [, hash] = HASH.exec(slice) ?? [];
  const files = slice.match(FILE) ?? [];
  if (hash === undefined || files.length === 0) {
    throw new Error('Gatsby writes the scripts of its pages in another form than was tried.');
  }
  return files.join('').replace('<script ', `<script data-build="${hash}" `);
}

/** Has Gatsby write them so. */
export function scriptsWithoutText(): void {
  const load = createRequire(join(process.cwd(), 'package.json'));
  const writer = load(WRITER) as Writer;
  const { ensureFileContent: write } = writer;
  writer.ensureFileContent = (file, text) =>
    write(file, file.endsWith(SLICE) ? withoutText(text) : text);
}
