/** Aliases that would collide with the site's own addresses. */
import { FIRST_PARTS, routes } from '../../src/config/routes.ts';
import type { AddressKind } from '../db/schema-addresses.ts';

/** First path segments used by build output or calls. */
const BUILT: ReadonlySet<string> = new Set([
  '404',
  '500',
  'admin',
  'api',
  'dev',
  'editor',
  'media',
  'offline',
  'page-data',
  'pictures',
  'rest',
  'slice-data',
  'static',
  'upload',
]);

/** Segments below the articles that are used by list pages and tags. */
const LISTS = ['page', 'tags'];

/** Segments of fixed pages directly below a list, such as `compare` below the catalogue. */
const fixedBelow = (list: string): string[] =>
  Object.values(routes).flatMap((route) => {
    if (typeof route !== 'string' || !route.startsWith(list)) return [];
    return route.slice(list.length).split('/', 1).filter(Boolean);
  });

const taken: Partial<Record<AddressKind, ReadonlySet<string>>> = {
  article: new Set(LISTS),
  category: new Set([...LISTS, ...fixedBelow(routes.articles)]),
  library: new Set([...FIRST_PARTS, ...BUILT]),
  product: new Set(fixedBelow(routes.catalog)),
};

/** First path segments of calls and their files: browsers never request a page there. */
const SERVICES = new Set([
  'admin',
  'api',
  'dev',
  'editor',
  'media',
  'page-data',
  'rest',
  'slice-data',
]);

/** Whether an address is that of a file or a call, not of a page. */
export function isBuilt(path: string): boolean {
  const parts = path.split('/').filter(Boolean);
  return BUILT.has(parts[0] ?? '') || parts.some((part) => part.includes('.'));
}

/** Whether an address belongs to the site's calls, or is one that no browser requests. */
export function isServiceAddress(path: string): boolean {
  const parts = path.split('/').filter(Boolean);
  return SERVICES.has(parts[0] ?? '') || parts.some((part) => part === '.' || part === '..');
}

/** Whether the site itself uses the address that an entity with this alias would have. */
export const isTakenBySite = (kind: AddressKind, alias: string): boolean =>
  taken[kind]?.has(alias) ?? false;
