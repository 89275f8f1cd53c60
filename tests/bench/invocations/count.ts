import { join } from 'node:path';
import { NEAR_CITY_FILE } from '../../../src/config/constants.ts';
import { edgeRoutes } from '../../../scripts/serve-site/edge-routes.ts';
import { readConfig } from '../../../scripts/serve-site/rules.ts';
import type { TestPage } from '../../pages.ts';
import {
  ASKING,
  CALLS,
  DOCUMENTS,
  PERSONAL,
  publicPages,
  VIEWS,
  viewsOf,
  VISITORS,
  WRITTEN_IN,
} from './day.ts';

const ORIGIN = 'https://yasno.example';

/** The functions that a request starts, in their order. */
export type Started = (path: string, cookie?: string) => readonly string[];

/**
 * Reads the routes of netlify.toml as Netlify's own bundler does. A function that responds itself ends the
 * chain; for pages all of them pass the request on, so each is an invocation.
 */
export async function startedBy(projectRoot: string): Promise<Started> {
  const { declarations, edgeDirectory } = await readConfig(projectRoot);
  const routes = edgeRoutes(declarations, edgeDirectory);
  return (path, cookie = '') => {
    const headers = cookie === '' ? {} : { cookie };
    return routes.match(new Request(ORIGIN + path, { headers }))?.names ?? [];
  };
}

/** The file from which the router reads a page's data. */
export function dataOf(path: string): string {
  const { pathname } = new URL(path, ORIGIN);
  const name = pathname === '/' ? 'index' : pathname.slice(1, -1);
  return `/${join('page-data', name, 'page-data.json')}`;
}

/** Invocations of a page: as a document for each kind of visitor, and shown by the router. */
export function countPage(started: Started, { url }: TestPage) {
  const documents = VISITORS.map(({ name, cookie, share }) => ({
    name,
    share,
    count: started(url, cookie).length,
  }));
  const routed = Math.max(...VISITORS.map(({ cookie }) => started(dataOf(url), cookie).length));
  return { documents, routed };
}

/** Invocations for one view of a public page, in a day's mix, by what they are for. */
export function perPublicView(started: Started) {
  const views = VIEWS - PERSONAL;
  const sums = { 'pages that the edge writes into': 0, 'a city or a view': 0, 'the router': 0 };
  for (const page of publicPages) {
    const { routed } = countPage(started, page);
    const asDocument = viewsOf(page) * (DOCUMENTS / VIEWS);
    sums['the router'] += (viewsOf(page) - asDocument) * routed;
    for (const { cookie, share } of VISITORS) {
      for (const name of started(page.url, cookie)) {
        const part =
          name === 'visitor-page' ? 'a city or a view' : 'pages that the edge writes into';
        sums[part] += asDocument * share;
      }
    }
  }
  const near = ASKING * started(`/${NEAR_CITY_FILE}`).length;
  return Object.entries({ ...sums, 'the city near by': near }).map(([what, count]) => ({
    what,
    count: count / views,
  }));
}

/**
 * Invocations for a thousand page views other than those of public pages: each of them is also a request to
 * the backend.
 */
export function besides(started: Started) {
  const [member] = VISITORS.filter(({ name }) => name === 'member');
  const calls = CALLS - PERSONAL - WRITTEN_IN;
  return {
    'calls of browsers': calls * started('/rest/search.content').length,
    'the personal area': PERSONAL * started('/personal/', member?.cookie).length,
  };
}

/** The project's budget of invocations per view of a public page (docs/decisions/150). */
export const MOST = 0.2;
