import { expect, it, jest } from '@jest/globals';
import { fetchOnce } from './fetch-once.ts';

const url = 'http://localhost/rest/articles';

it('sends one request for several callers, concurrent or later, and each reads the whole body', async () => {
  const asked = jest.fn(async () => new Response('all of it'));
  const once = fetchOnce(asked);
  const replies = await Promise.all([once(url), once(url)]);
  replies.push(await once(url));
  expect(await Promise.all(replies.map((reply) => reply.text()))).toEqual(
    Array.from({ length: 3 }, () => 'all of it'),
  );
  expect(asked).toHaveBeenCalledTimes(1);
  await once(`${url}/`);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('retries a request that failed', async () => {
  const answers = [Promise.reject(new Error('away')), new Response('', { status: 503 })];
  const asked = jest.fn(async () => (await answers.shift()) ?? new Response('here'));
  const once = fetchOnce(asked);
  await expect(once(url)).rejects.toThrow('away');
  expect((await once(url)).status).toBe(503);
  expect(await (await once(url)).text()).toBe('here');
});
