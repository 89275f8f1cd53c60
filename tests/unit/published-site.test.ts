import { describe, expect, it } from '@jest/globals';
import { publishedSite, siteBehind, unknownSite } from '../../backend/published/published-site.ts';

const secret = 'a secret of the hook, of the tests only';
let clock = Date.parse('2026-11-25T10:00:00Z');
const now = () => new Date(clock);

/** A server at the address of the regenerator. @returns the site, and how often it was asked. */
function answering(reply: () => Response | Promise<Response>) {
  const asked: string[] = [];
  const site = publishedSite({
    ...{ url: 'http://localhost:4011/hooks/content', secret, now },
    fetch: async (request) => {
      asked.push(new URL(request.url).pathname);
      return await reply();
    },
  });
  return { site, asked };
}

const refusal = (status: number) => () => Response.json({ error: 'There is none.' }, { status });

describe('a request to the regenerator', () => {
  it.each([
    ['says that there is no such release', refusal(404), 'not_found'],
    ['says that another one is served', refusal(409), 'state_conflict'],
    ['does not trust the signature', refusal(401), 'upstream'],
    [
      'is a host without this endpoint',
      () => new Response('Not found', { status: 404 }),
      'upstream',
    ],
    ['answers something else', () => Response.json({ from: 'a' }), 'upstream'],
    ['is down', () => Promise.reject(new TypeError('fetch failed')), 'upstream'],
  ])('fails with a code when it %s', async (_, reply, code) => {
    const { site, asked } = answering(reply);
    await expect(site.rollBack(7, null)).rejects.toMatchObject({ name: 'Failure', code });
    expect(asked).toEqual(['/hooks/site']);
  });
});

describe('the status of the site', () => {
  it('is requested once for concurrent callers', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { site, asked } = answering(() => promise);
    const answers = [site.status(), site.status(), site.status()];
    const status = {
      state: 'idle',
      queued: 0,
      ms: null,
      published_revision: 4,
      held: [],
      older: [],
      release: null,
    };
    resolve(Response.json(status));
    expect(await Promise.all(answers)).toEqual([status, status, status]);
    expect(asked).toHaveLength(1);
  });

  it('is unknown if the regenerator is down, which is not asked again at once', async () => {
    const { site, asked } = answering(() => Promise.reject(new TypeError('fetch failed')));
    expect([await site.status(), await site.status()]).toEqual([null, null]);
    expect(asked).toHaveLength(1);
    clock += 5_000;
    expect(await site.status()).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it('is unknown after a timeout', async () => {
    const site = publishedSite({
      ...{ url: 'http://localhost:4011/hooks/content', secret, now },
      fetch: (_request, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    expect(await site.status()).toBeNull();
  });

  it('is unknown if changes are not reported to a regenerator', async () => {
    expect(siteBehind(null, now)).toBe(unknownSite);
    expect(siteBehind({ url: 'https://example.com/build_hooks/7', secret }, now)).toBe(unknownSite);
    expect(await unknownSite.status()).toBeNull();
    await expect(unknownSite.goOn()).rejects.toMatchObject({ code: 'upstream' });
  });
});
