import { DEVICE_RULE } from '../../src/config/constants.ts';
import { setCookie } from './cookies.ts';
import { visitorOf, type Visitor } from './visitor.ts';

/** A visitor whose device has an id, and the cookie for the browser if the id is new. */
export type Device = { readonly visitor: Visitor; readonly cookie: string | null };

/**
 * The visitor of a request; a device without an id gets one, as in `src/client/cookies/device.ts`.
 */
export function deviceOf(request: Request): Device {
  const visitor = visitorOf(request);
  if (visitor.deviceId !== null) return { visitor, cookie: null };
  const deviceId = crypto.randomUUID().replaceAll('-', '');
  const cookie = setCookie(DEVICE_RULE, deviceId, new URL(request.url).protocol === 'https:');
  return { visitor: { ...visitor, deviceId }, cookie };
}
