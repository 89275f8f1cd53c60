/** react-admin's query client: its cache and its retries. */
import { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';

/** Client errors are final, except for a rate limit. */
const final = v.object({
  status: v.pipe(v.number(), v.minValue(400), v.maxValue(499), v.notValue(429)),
});

/** Retries when no server has answered, after 1, 2 and 4 seconds. */
const AGAIN = 3;

/**
 * Client errors are not retried: seven seconds later the user would still be signed out, and a
 * deleted entity still gone.
 */
export const makeQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: (count, error) => count < AGAIN && !v.is(final, error) },
    },
  });
