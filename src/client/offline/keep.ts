/** The site's interface to the worker, in a chunk of its own. */
export { keepCertificate } from './keep-certificate.ts';
export { keepShownPages } from './keep-pages.ts';
