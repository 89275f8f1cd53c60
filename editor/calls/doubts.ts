import { proxy } from 'valtio';
import type { CallError } from '../../src/client/calls/result.ts';

/** Counts the exchanges with a backend that may be of another version than this screen. */
export const doubts = proxy({ count: 0 });

/** Notes a response that was not understood, or a request that the backend has not understood. */
export function noteDoubt({ code }: Pick<CallError, 'code'>): void {
  if (code === 'upstream_contract' || code === 'bad_request') doubts.count += 1;
}
