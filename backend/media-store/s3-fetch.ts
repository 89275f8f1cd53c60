/** Requests to a bucket, with timeout and retries; failures become `MediaStoreError`. */
import { setTimeout as pause } from 'node:timers/promises';
import { MediaStoreError } from './store.ts';

/** Milliseconds until the response headers must arrive, including the upload. */
const PATIENCE = 15_000;
/** Milliseconds before each further attempt. */
const PAUSES = [200, 1_000];

export type Patience = {
  readonly patience?: number;
  readonly pauses?: readonly number[];
};

/** Statuses for which a retry may succeed. */
const mayPass = (status: number) => status === 408 || status === 429 || status >= 500;

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
};

/** Sends a request once; the response body may take longer than the headers. */
async function send(request: Request, patience: number): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error('no answer in time')), patience);
  try {
    return await fetch(request, { redirect: 'manual', signal: late.signal });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends requests to one bucket. A 404 is a valid response unless the bucket itself is missing; any other
 * failure is thrown.
 * @param place the bucket, for error messages.
 */
export function bucketSender(place: string, given: Patience = {}) {
  const { patience = PATIENCE, pauses = PAUSES } = given;

  async function judged(response: Response): Promise<Response | null> {
    const { status } = response;
    if (response.ok) return response;
    const body = await response.text();
    if (body.includes('NoSuchBucket')) {
      const message = `The bucket ${place} does not exist; look at MEDIA_URL.`;
      throw new MediaStoreError('no_bucket', message);
    }
    if (status === 404) return null;
    const code = /<Code>(\w+)<\/Code>/.exec(body)?.[1];
    const answer = `it answered ${status}${code ? ` ${code}` : ''}`;
    if (mayPass(status)) {
      throw new MediaStoreError('unavailable', `The bucket ${place} cannot be used: ${answer}.`);
    }
    const names = 'MEDIA_S3_KEY_ID, MEDIA_S3_SECRET and MEDIA_S3_REGION';
    const message = `The bucket ${place} refuses the request: ${answer}; look at ${names}.`;
    throw new MediaStoreError('refused', message);
  }

  async function attempt(request: Request): Promise<Response | null> {
    try {
      return await judged(await send(request, patience));
    } catch (error) {
      if (error instanceof MediaStoreError) throw error;
      const reason = reasonOf(error);
      throw new MediaStoreError('unavailable', `The bucket ${place} is out of reach: ${reason}.`);
    }
  }

  /**
   * @param sign makes the request of each attempt: signatures expire soon.
   * @returns null for a 404.
   */
  return async (sign: () => Promise<Request>): Promise<Response | null> => {
    for (const ms of pauses) {
      try {
        return await attempt(await sign());
      } catch (error) {
        if (!(error instanceof MediaStoreError) || error.trouble !== 'unavailable') throw error;
        await pause(ms);
      }
    }
    return attempt(await sign());
  };
}
