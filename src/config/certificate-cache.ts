/**
 * The cache of the certificate, apart from all others: whoever signs out removes it as a whole. Alone in
 * its file, because most pages need no other name of the worker.
 */
export const CERTIFICATE_CACHE = 'kept-certificate';
