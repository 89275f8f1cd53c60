/** react-admin's query client: its cache and its retries. */
import { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';

const final = v.object({
  message: v.string(),
  status: v.pipe(v.number(), v.minValue(400), v.maxValue(499), v.notValue(429)),
});

/** Whether a retry would be refused in the same way: client errors are final, except for a rate limit. */
export const isFinal = (error: unknown): error is v.InferOutput<typeof final> => v.is(final, error);

/** Retries when no server has answered, after 1, 2 and 4 seconds. */
const AGAIN = 3;

/**
 * Client errors are not retried: seven seconds later the user would still be signed out, and a
 * deleted entity still gone.
 */
export const makeQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: (count, error) => count < AGAIN && !isFinal(error) },
    },
  });
