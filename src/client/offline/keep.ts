/** The part of the site that tells the worker; it loads on its own. */
export { keepCertificate } from './keep-certificate.ts';
export { keepShownPages } from './keep-pages.ts';
