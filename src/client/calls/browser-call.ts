import type * as v from 'valibot';
import type { Call } from '../../../contract/call.ts';
import { AUTH_COOKIE, DEVICE_COOKIE } from '../../config/constants.ts';
import { callBackend } from './call.ts';
import { documentCookie } from '../cookies/document-cookies.ts';
import type { Result } from './result.ts';

/** Makes a call from the page, as this visitor, through the site's own origin. */
export function browserCall<P extends v.GenericSchema, R extends v.GenericSchema>(
  entry: Call<P, R>,
  params: v.InferInput<P>,
  signal?: AbortSignal,
  /** For calls that spend or earn: every retry of one operation uses the same key. */
  attempt?: string,
): Promise<Result<v.InferOutput<R>>> {
  return callBackend(entry, params, {
    origin: '',
    token: documentCookie(AUTH_COOKIE.token),
    deviceId: documentCookie(DEVICE_COOKIE),
    ...(signal && { signal }),
    ...(attempt && { attempt }),
  });
}
