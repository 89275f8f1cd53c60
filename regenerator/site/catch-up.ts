import type { PageFields } from '../../src/build/derive-pages.ts';
import { DOCUMENTS_DIRECTORY } from '../../src/config/documents.ts';
import { htmlFile, pageDataFile, parsePageData } from '../gatsby/gatsby.ts';
import type { Output } from './output.ts';
import type { Site } from './site.ts';
import type { ReadFile } from './slices.ts';
import type { Templates } from './templates.ts';

/** What the published site contains, and how its files are read. */
export type PublishedFiles = {
  readonly read: ReadFile;
  readonly paths: ReadonlySet<string>;
};

const PAGE_DATA = /^page-data\/.*page-data\.json$/;
const FROM_TEMPLATE = /^component---src-templates-/;
const PICTURE = /^pictures\//;
/** Files built only from content: one that current content does not produce is left over. */
const OF_CONTENT = new RegExp(`^(?:pictures|${DOCUMENTS_DIRECTORY})/`);

/** Pages whose data differs from the published data. */
async function differing(site: Site, templates: Templates, read: ReadFile): Promise<PageFields[]> {
  const fresh: PageFields[] = [];
  for (const page of site.pages.pages()) {
    if ((await read(pageDataFile(page.url))) !== templates.textOf(page)) fresh.push(page);
  }
  return fresh;
}

/** Content pages of the published site that the content no longer has. */
async function leftOver(site: Site, { paths, read }: PublishedFiles): Promise<Output> {
  const known = new Set([...site.pages.pages()].map(({ url }) => pageDataFile(url)));
  const output: Output = new Map();
  for (const path of paths) {
    if (!PAGE_DATA.test(path) || known.has(path)) continue;
    const text = await read(path);
    if (text === null) continue;
    const page = parsePageData(text);
    if (!FROM_TEMPLATE.test(page.componentChunkName)) continue;
    output.set(path, null);
    output.set(htmlFile(page.path), null);
  }
  return output;
}

/**
 * Everything in which the published site differs from its content: changes saved while the regenerator was
 * not running, and leftovers of an interrupted process.
 * @param made files that were built from the whole content in addition to its pages.
 */
export async function catchUp(
  site: Site,
  templates: Templates,
  made: Output,
  published: PublishedFiles,
): Promise<Output> {
  const { read, paths } = published;
  const fresh = await differing(site, templates, read);
  const output: Output = new Map([
    ...(await leftOver(site, published)),
    ...(await site.renderAnew(fresh)),
  ]);
  for (const [path, content] of made) {
    if (!PICTURE.test(path) || !paths.has(path)) output.set(path, content);
  }
  for (const path of paths) if (OF_CONTENT.test(path) && !made.has(path)) output.set(path, null);
  return output;
}
