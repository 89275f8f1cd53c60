import { proxy } from 'valtio';
import type { ErrorCode } from '../../contract/errors.ts';

/** Counts the exchanges with a backend that may be of another version than this screen. */
export const doubts = proxy({ count: 0 });

/** Notes a response that was not understood, or a request that the backend has not understood. */
export function noteDoubt(code: ErrorCode): void {
  if (code === 'upstream_contract' || code === 'bad_request') doubts.count += 1;
}
