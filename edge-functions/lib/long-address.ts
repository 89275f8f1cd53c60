import type { CallError } from '../../src/client/calls/result.ts';

/** Signs of an address; servers refuse one from about 16 kB on, in their own words. */
const MOST = 15_000;

/** Whether the backend would not even read the address of a call: a body may hold more than one. */
export const isTooLong = (address: string): boolean => address.length > MOST;

/** Why such a call is not made. */
export const TOO_LONG = {
  code: 'bad_request',
  description: 'Слишком длинный запрос',
} as const satisfies Partial<CallError>;
