/** How react-admin reads: what it keeps, and when it asks once more. */
import { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';

/** What a server has decided; that too much was asked passes. */
const final = v.object({
  status: v.pipe(v.number(), v.minValue(400), v.maxValue(499), v.notValue(429)),
});

/** How often what no server has answered is asked once more, after 1, 2 and 4 seconds. */
const AGAIN = 3;

/**
 * Whoever is not signed in, and whatever was deleted, would still be so after seven seconds of
 * waiting.
 */
export const makeQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: (count, error) => count < AGAIN && !v.is(final, error) },
    },
  });
