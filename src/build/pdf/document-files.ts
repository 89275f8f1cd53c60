import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { keptPdf } from '../../sourcing/pdfs.ts';
import { documentFile, DOCUMENTS_DIRECTORY } from '../../config/documents.ts';
import type { ComposedPage } from '../compose/page.ts';
import { drawDocument } from './draw-document.ts';
import { paperPictures } from './paper-pictures.ts';

export type DocumentOptions = {
  readonly siteUrl: string;
  /** Where sourcing caches what editors have uploaded, and the pictures it has encoded. */
  readonly uploads: string;
};

type Shown = Pick<ComposedPage, 'url' | 'data' | 'head'>;

/** The page's text if it has a PDF. */
function textOf({ data }: Pick<Shown, 'data'>) {
  if (!('page' in data) || !('document' in data.page) || data.page.document === null) return null;
  const { page, footnotes = [] } = data;
  return { page, document: data.page.document, footnotes: footnotes.map(({ text }) => text) };
}

/** The path of a page's PDF in the site; null for a page without one. */
export function documentPath(page: Pick<Shown, 'data'>): string | null {
  const found = textOf(page);
  return found && documentFile(found.document.name);
}

/** A page's PDF: the one an editor has uploaded, or one rendered from the page. */
export async function documentOf(page: Shown, options: DocumentOptions): Promise<Buffer | null> {
  const found = textOf(page);
  if (!found) return null;
  const { title, lead, body } = found.page;
  const { file, edition } = found.document;
  if (file !== null) return await readFile(keptPdf(file, options.uploads));
  const { footnotes } = found;
  const address = options.siteUrl + page.url;
  const pictures = await paperPictures(body, options.uploads);
  const { brand = '' } = page.head;
  return await drawDocument({ brand, title, lead, body, pictures, footnotes, edition, address });
}

/**
 * Writes the PDFs of all pages into the built site and removes previous ones that belong to no
 * page.
 */
export async function writeDocuments(
  publicDirectory: string,
  pages: readonly Shown[],
  options: DocumentOptions,
): Promise<void> {
  const left = new Set<string>();
  for (const page of pages) {
    const path = documentPath(page);
    const bytes = await documentOf(page, options);
    if (path === null || bytes === null) continue;
    const target = join(publicDirectory, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytes);
    left.add(path);
  }
  const names = await readdir(join(publicDirectory, DOCUMENTS_DIRECTORY)).catch(() => []);
  for (const name of names) {
    const path = `${DOCUMENTS_DIRECTORY}/${name}`;
    if (!left.has(path)) await rm(join(publicDirectory, path));
  }
}
