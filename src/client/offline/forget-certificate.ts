import { CERTIFICATE_CACHE } from '../../config/certificate-cache.ts';

/**
 * Removes the certificate from this device. The worker keeps none for which there is no cache: one that
 * is being kept at this moment goes, too.
 */
export function forgetCertificate(): void {
  // A browser that blocks storage has stored nothing there.
  if ('caches' in globalThis) caches.delete(CERTIFICATE_CACHE).catch(() => undefined);
}
