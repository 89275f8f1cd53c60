import { DEVICE_RULE } from '../../src/config/constants.ts';
import { setCookie } from './cookies.ts';
import { visitorOf, type Visitor } from './visitor.ts';

/** A visitor whose device has an id, and the cookie that tells the browser where it is new. */
export type Device = { readonly visitor: Visitor; readonly cookie: string | null };

/** The visitor of a request; a device without an id gets one, as `src/client/cookies/device.ts` does it. */
export function deviceOf(request: Request): Device {
  const visitor = visitorOf(request);
  if (visitor.deviceId !== null) return { visitor, cookie: null };
  const deviceId = crypto.randomUUID().replaceAll('-', '');
  const cookie = setCookie(DEVICE_RULE, deviceId, new URL(request.url).protocol === 'https:');
  return { visitor: { ...visitor, deviceId }, cookie };
}
