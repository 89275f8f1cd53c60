import { DEVICE_RULE } from '../../config/constants.ts';
import { documentCookie, keepCookie } from './document-cookies.ts';

/**
 * Makes sure that the device has an id before something is sent that counts once per device. A
 * visitor who only reads gets none.
 */
export function ensureDevice(): void {
  if (documentCookie(DEVICE_RULE.name) !== null) return;
  // `randomUUID` is missing on pages without https, where the site may be tried out.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  keepCookie(DEVICE_RULE, Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
}
