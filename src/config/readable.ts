import { routes } from './routes.ts';

/** Addresses of pages that stay readable, `*` standing for one segment. */
const READABLE = [
  routes.instructions,
  routes.instructionType('*'),
  routes.forNew,
  routes.faq,
  routes.faqItem('*'),
].map((path) => new RegExp(`^${path.replace('*', '[a-z\\d-]+')}$`));

/** The path of a page as the worker knows it: both forms of an address answer. */
export const pathOfPage = (pathname: string): string =>
  pathname.endsWith('/') ? pathname : `${pathname}/`;

/** Whether a page can be read again without a network once it was read with one. */
export function isReadable(pathname: string): boolean {
  return READABLE.some((page) => page.test(pathOfPage(pathname)));
}

/** Files whose names say what is in them: they belong to a page that is kept. */
const FILE = /^\/(?:(?:static|pictures)\/[\w./-]+|[\w.-]+\.css)$/;

/** Whether a file may be kept for a page that needs it. */
export const isPageFile = (pathname: string): boolean => FILE.test(pathname);
