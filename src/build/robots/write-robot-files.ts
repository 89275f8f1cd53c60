import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Article, ArticlePage } from '../../../contract/schemas/article.ts';
import { FEED_FILE } from '../../config/constants.ts';
import { isLive } from '../../config/routes.ts';
import type { PageHead } from '../compose/page.ts';
import { feedOf } from './feed.ts';
import { dateOf } from './page-dates.ts';
import { redirectFile, redirectsOf, type Redirect } from './redirect-rules.ts';
import { robotsText } from './robots-txt.ts';
import { sitemapFiles } from './sitemap.ts';

export type RobotContent = {
  readonly siteUrl: string;
  /** The brand's name. */
  readonly brand: string;
  readonly pages: readonly {
    readonly url: string;
    readonly head: PageHead;
    readonly data: unknown;
  }[];
  /** Newest first. */
  readonly articles: readonly Article[];
  readonly articlePage: ArticlePage;
  /** Previous URLs. */
  readonly redirects: readonly Redirect[];
  /** Pages that only redirect. */
  readonly moved: readonly Redirect[];
};

/** Parts of a previous sitemap with more pages. */
const PART = /^sitemap(?:-\d+)?\.xml$/;

/** The files for robots and feed readers, by name. */
export function robotFiles(content: RobotContent): Map<string, string> {
  const { siteUrl, pages, articles, articlePage, redirects, moved, brand } = content;
  const dates = new Map(
    pages.flatMap(({ url, head }) => (head.modified ? [[url, head.modified]] : [])),
  );
  const shown = pages
    .filter(({ url, head }) => !head.noindex && !isLive(url))
    .map((page) => ({ url: page.url, modified: dateOf(page, dates) }));
  const live = new Set(pages.map(({ url }) => url));
  return new Map([
    ...sitemapFiles(shown, siteUrl),
    ['robots.txt', robotsText(siteUrl)],
    ['_redirects', redirectFile(redirectsOf(redirects, live), moved)],
    [FEED_FILE, feedOf(articles, articlePage, { siteUrl, brand })],
  ]);
}

/** Writes them into the built site. */
export async function writeRobotFiles(directory: string, content: RobotContent): Promise<void> {
  const files = robotFiles(content);
  for (const name of await readdir(directory)) {
    if (PART.test(name) && !files.has(name)) await rm(join(directory, name));
  }
  for (const [name, text] of files) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), text);
  }
}
