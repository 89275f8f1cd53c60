import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterFirstPaint } from './first-scripts.ts';

/** Gatsby's own module; the version is pinned, and a test checks every page of a build. */
const WRITER = 'gatsby/dist/utils/ensure-file-content.js';
/** The slice at the end of every page, which Gatsby inserts like header and footer. */
const SLICE = '_gatsby-scripts-1.html';

const HASH = /window\.___webpackCompilationHash="([\da-f]+)"/;
const FILE = /<script src="[^"]+"(?: \w+)*><\/script>/g;

type Writer = { ensureFileContent: (file: string, text: string) => Promise<boolean> };

/**
 * The scripts of a page without Gatsby's inline ones, so that no policy has to allow those. The hash of the
 * build goes into an attribute, which src/boot reads. The list of chunks is dropped: Gatsby writes it as a
 * string in a string, which it then cannot use, and it takes some 2 kB of every page.
 */
export function withoutText(slice: string): string {
  const [, hash] = HASH.exec(slice) ?? [];
  const files = slice.match(FILE) ?? [];
  if (hash === undefined || files.length === 0) {
    throw new Error('Gatsby writes the scripts of its pages in a form that was not tested.');
  }
  return afterFirstPaint(files.join('').replace('<script ', `<script data-build="${hash}" `));
}

/** Makes Gatsby write the scripts this way. */
export function scriptsWithoutText(): void {
  const load = createRequire(join(process.cwd(), 'package.json'));
  const writer = load(WRITER) as Writer;
  const { ensureFileContent: write } = writer;
  writer.ensureFileContent = (file, text) =>
    write(file, file.endsWith(SLICE) ? withoutText(text) : text);
}
