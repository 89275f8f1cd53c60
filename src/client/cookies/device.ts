import { DEVICE_RULE } from '../../config/constants.ts';
import { randomMark } from '../memory/random-mark.ts';
import { documentCookie, keepCookie } from './document-cookies.ts';

/**
 * Makes sure that the device has an id before something is sent that counts once per device. A
 * visitor who only reads gets none.
 */
export function ensureDevice(): void {
  if (documentCookie(DEVICE_RULE.name) !== null) return;
  keepCookie(DEVICE_RULE, randomMark());
}
