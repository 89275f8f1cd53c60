/**
 * The cache of the certificate, separate from all others, because signing out removes it as a whole. It has a
 * file of its own, because most pages need no other of the worker's names.
 */
export const CERTIFICATE_CACHE = 'kept-certificate';
