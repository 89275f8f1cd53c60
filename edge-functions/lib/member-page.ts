import { MEMBER_FILES_FILE, memberFilesSchema } from '../../src/config/member-files.ts';
import { withEarlyContent } from './early-content.ts';
import type { Early } from './early-replies.ts';
import { siteFile } from './site-file.ts';

/** Milliseconds: the links only save time, and the page is complete without them. */
const PATIENCE = 300;

const files = siteFile(MEMBER_FILES_FILE, memberFilesSchema, PATIENCE);

const BUILD = /data-build="([^"]*)"/;
const PATH = /<body [^>]*data-path="([^"]*)"/;
/** The scripts at the end of each page wait in a template for the first paint, and the links with them. */
const SCRIPTS = '<template>';

/** Links to the files that the page's scripts would otherwise request one after the other. */
async function linksOf(html: string, siteUrl: string): Promise<string> {
  const [, build] = BUILD.exec(html) ?? [];
  // In develop mode scripts have no build, and there is no such file.
  const known = build === undefined ? null : await files.read(siteUrl);
  const [, path = ''] = PATH.exec(html) ?? [];
  if (!known || known.build !== build || !Object.hasOwn(known.pages, path)) return '';
  const { scripts, data } = known.pages[path] ?? { scripts: [], data: [] };
  return [
    ...scripts.map(
      (name) => `<link rel="preload" as="script" fetchpriority="low" href="/${name}"/>`,
    ),
    ...data.map((name) => `<link rel="preload" as="fetch" crossorigin="" href="/${name}"/>`),
  ].join('');
}

/** A members' page with what its content begins with, and with all that its scripts will need. */
export async function memberPage(html: string, early: Early, siteUrl: string): Promise<string> {
  const links = await linksOf(html, siteUrl);
  const page = withEarlyContent(html, early.content);
  const at = page.lastIndexOf(SCRIPTS);
  if (at < 0) return page;
  const inside = at + SCRIPTS.length;
  return page.slice(0, at) + early.replies + SCRIPTS + links + page.slice(inside);
}

export const forgetMemberFiles = files.forget;
