import type { CallError } from '../../src/client/calls/result.ts';

/** Maximum length of a URL; servers refuse one from about 16 kB on, with a message of their own. */
const MOST = 15_000;

/** Whether the URL of a call is too long for the backend to read: a body can be longer than a URL. */
export const isTooLong = (address: string): boolean => address.length > MOST;

/** Why such a call is refused. */
export const TOO_LONG = {
  code: 'bad_request',
  description: 'Слишком длинный запрос',
} as const satisfies Partial<CallError>;
