/** The service worker's address, which never changes and always responds (docs/decisions/142). */
export const WORKER_FILE = '/worker.js';

/** The page shown in place of one that cannot be read offline. */
export const OFFLINE_PAGE = '/offline/';

/** The script that the worker adds to that page: it opens the wanted page when the network is back. */
export const RETRY_FILE = '/retry.js';

/** The cache of pages, their files and the list of both. */
export const PAGES_CACHE = 'kept-pages';

/** Marks on a certificate page: of the parts that are kept, and of the place where they go. */
export const KEPT_MARK = { card: 'data-certificate', visit: 'data-visit', place: 'data-kept' };

/** Messages from a page to the worker. */
export type Told =
  | {
      readonly kind: 'read';
      readonly path: string;
      readonly files: readonly string[];
      /** Whether the document itself was loaded, so that the browser has it cached. */
      readonly opened: boolean;
      /** Whether nothing may be loaded that the browser does not have already. */
      readonly sparing: boolean;
    }
  | { readonly kind: 'certificate'; readonly html: string; readonly files: readonly string[] }
  /** A check for pages that were taken down and must be removed. */
  | { readonly kind: 'look'; readonly sparing: boolean };
