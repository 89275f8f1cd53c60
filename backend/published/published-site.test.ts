import { expect, it, jest } from '@jest/globals';
import type { SiteStatus } from '../../contract/schemas/publishing.ts';
import { publishedSite } from './published-site.ts';

const STATUS: SiteStatus = {
  state: 'idle',
  queued: 0,
  ms: null,
  published_revision: 1,
  held: [],
  older: [],
  release: null,
};

/** Response time of the site, in milliseconds. */
const BUSY = 1_000;

it('lists do not wait for the status of a busy site, while the card about it does', async () => {
  jest
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((patience) =>
      patience < BUSY
        ? AbortSignal.abort(new DOMException('too late', 'TimeoutError'))
        : new AbortController().signal,
    );
  const site = publishedSite({
    url: 'http://regenerator.test/hooks/content',
    secret: ['secret-of-a-test'],
    now: () => new Date(),
    fetch: async (_request, { signal }) => {
      signal.throwIfAborted();
      return await Promise.resolve(Response.json(STATUS));
    },
  });
  expect(await site.status()).toBeNull();
  expect(await site.awaitedStatus()).toEqual(STATUS);
});
