import { routes } from './routes.ts';

/** Paths of pages that stay readable offline; `*` matches one segment. */
const READABLE = [
  routes.instructions,
  routes.instructionType('*'),
  routes.forNew,
  routes.faq,
  routes.faqItem('*'),
].map((path) => new RegExp(`^${path.replace('*', '[a-z\\d-]+')}$`));

/** The worker's path for a page: both forms of an address, with and without the trailing slash, respond. */
export const pathOfPage = (pathname: string): string =>
  pathname.endsWith('/') ? pathname : `${pathname}/`;

/** Whether a page that was read online can be read again offline. */
export function isReadable(pathname: string): boolean {
  return READABLE.some((page) => page.test(pathOfPage(pathname)));
}

/** Files with content-based names: they belong to a kept page. */
const FILE = /^\/(?:(?:static|pictures)\/[\w./-]+|[\w.-]+\.css)$/;

/** Whether a file may be kept for a page that needs it. */
export const isPageFile = (pathname: string): boolean => FILE.test(pathname);
