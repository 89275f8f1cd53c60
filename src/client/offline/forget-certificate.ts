import { CERTIFICATE_CACHE } from '../../config/certificate-cache.ts';

/**
 * Removes the certificate from this device. The worker stores none without this cache, so a certificate that
 * is being stored at this moment goes too.
 */
export function forgetCertificate(): void {
  // A browser that blocks storage has stored nothing there.
  if ('caches' in globalThis) caches.delete(CERTIFICATE_CACHE).catch(() => undefined);
}
