/** The service worker; its address never changes, and always answers (docs/decisions/142). */
export const WORKER_FILE = '/worker.js';

/** What is shown in place of a page that cannot be read without a network. */
export const OFFLINE_PAGE = '/offline/';

/** The script that the worker gives to that page: it opens what was wanted when the network is back. */
export const RETRY_FILE = '/retry.js';

/** Pages with their files, and the list of both. */
export const PAGES_CACHE = 'kept-pages';

/** The mark of the places of a certificate page: of what is kept, and of where that is put. */
export const KEPT_MARK = { card: 'data-certificate', visit: 'data-visit', place: 'data-kept' };

/** What a page tells the worker. */
export type Told =
  | {
      readonly kind: 'read';
      readonly path: string;
      readonly files: readonly string[];
      /** The document itself was loaded: the browser has it. */
      readonly opened: boolean;
      /** Nothing may be loaded that has not come anyway. */
      readonly sparing: boolean;
    }
  | { readonly kind: 'certificate'; readonly html: string; readonly files: readonly string[] }
  /** Pages that were taken down must go. */
  | { readonly kind: 'look'; readonly sparing: boolean };
