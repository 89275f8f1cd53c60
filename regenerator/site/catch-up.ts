import type { PageFields } from '../../src/build/derive-pages.ts';
import {
  htmlFile,
  installedVersion,
  pageDataFile,
  parsePageData,
  stitch,
  TRIED_VERSION,
} from '../gatsby/gatsby.ts';
import { isSystemError } from '../system-error.ts';
import type { Output } from './output.ts';
import type { Site } from './site.ts';
import type { ReadFile } from './slices.ts';
import type { Templates } from './templates.ts';

/** What Gatsby writes is not what was tried: this site is to be built by Gatsby alone. */
export class MisfitError extends Error {
  override readonly name = 'MisfitError';
}

/**
 * Work that leans on what Gatsby has installed and written.
 * @throws MisfitError where that is not in the form that was tried.
 */
export async function fits<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isSystemError(error)) throw error;
    throw new MisfitError(error instanceof Error ? error.message : String(error));
  }
}

/** What the site that is published has, and how its files are read. */
export type PublishedFiles = {
  readonly read: ReadFile;
  readonly paths: ReadonlySet<string>;
};

const PAGE_DATA = /^page-data\/.*page-data\.json$/;
const FROM_TEMPLATE = /^component---src-templates-/;
const PICTURE = /^pictures\//;

/** Pages whose data are not those that are published. */
async function differing(
  site: Site,
  templates: Templates,
  read: ReadFile,
): Promise<{ fresh: PageFields[]; equal: PageFields[] }> {
  const fresh: PageFields[] = [];
  const equal: PageFields[] = [];
  for (const page of site.pages.pages()) {
    const isSame = (await read(pageDataFile(page.url))) === templates.textOf(page);
    (isSame ? equal : fresh).push(page);
  }
  return { fresh, equal };
}

/** Pages of content that the published site has and the content has not. */
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

/** A page without its slices, which may have changed since. */
const hollow = (html: string) => stitch(html, () => '');

/**
 * Renders one page of each kind whose data are as they were built, and wants the very bytes that
 * Gatsby has made of them.
 * @throws MisfitError
 */
async function selfCheck(site: Site, equal: readonly PageFields[], read: ReadFile): Promise<void> {
  const byKind = new Map(equal.map((page) => [page.kind, page]));
  const rendered = await fits(() => site.rendered([...byKind.values()]));
  for (const { url } of byKind.values()) {
    const path = htmlFile(url);
    const [made, built] = [rendered.get(path), await read(path)];
    if (typeof made === 'string' && built !== null && hollow(made) === hollow(built)) continue;
    throw new MisfitError(`The page ${url} does not come out as Gatsby has made it.`);
  }
}

/** @throws MisfitError when another version of Gatsby is installed than was tried. */
export async function checkVersion(projectRoot: string): Promise<void> {
  const version = await installedVersion(projectRoot);
  if (version === TRIED_VERSION) return;
  throw new MisfitError(`Gatsby ${version} is installed, and ${TRIED_VERSION} was tried.`);
}

/**
 * Everything in which the published site differs from its content: what was saved while nobody
 * listened, and what an interrupted process left.
 * @param made files that were made of the whole content beside its pages.
 * @throws MisfitError when pages do not come out as Gatsby makes them.
 */
export async function catchUp(
  site: Site,
  templates: Templates,
  made: Output,
  published: PublishedFiles,
): Promise<Output> {
  const { read, paths } = published;
  const { fresh, equal } = await differing(site, templates, read);
  await selfCheck(site, equal, read);
  const output: Output = new Map([
    ...(await leftOver(site, published)),
    ...(await site.renderAnew(fresh)),
  ]);
  for (const [path, content] of made) {
    if (!PICTURE.test(path) || !paths.has(path)) output.set(path, content);
  }
  for (const path of paths) if (PICTURE.test(path) && !made.has(path)) output.set(path, null);
  return output;
}
