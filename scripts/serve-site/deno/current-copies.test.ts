import { beforeEach, describe, expect, it } from '@jest/globals';
import { currentCopies, type CurrentCopies } from './current-copies.ts';

const url = new URL('http://inner.invalid/faq/?a=1');
const asks = (etag = '"1"', method = 'GET') =>
  new Request(url, { method, headers: { 'if-none-match': etag } });
const current = () => new Response(null, { status: 304, headers: { etag: '"1"', vary: 'cookie' } });

describe('currentCopies', () => {
  let copies: CurrentCopies;
  /** Whether a request to the site is needed. */
  const isAsked = async (at = url, request = asks()) => {
    let asked = false;
    await copies.answer(at, request, async () => {
      asked = true;
      return new Response('new');
    });
    return asked;
  };

  beforeEach(async () => {
    copies = currentCopies();
    copies.serving('7');
    await copies.answer(url, asks(), async () => current());
  });

  it("repeats the site's response to the same request", async () => {
    const reply = await copies.answer(url, asks(), async () => new Response('new'));
    expect(reply.status).toBe(304);
    expect([...reply.headers]).toEqual([...current().headers]);
  });

  it('misses for another copy, page or method, and for an unconditional request', async () => {
    expect(await isAsked(url, asks('"2"'))).toBe(true);
    expect(await isAsked(new URL('http://inner.invalid/faq/?a=2'))).toBe(true);
    expect(await isAsked(url, asks('"1"', 'HEAD'))).toBe(true);
    expect(await isAsked(url, new Request(url))).toBe(true);
  });

  it('stays valid while the release is the same, and is cleared by another one', async () => {
    copies.serving('7');
    expect(await isAsked()).toBe(false);
    copies.serving('8');
    expect(await isAsked()).toBe(true);
  });

  it('drops a response of the previous release that arrives after the switch', async () => {
    const late = Promise.withResolvers<Response>();
    const first = copies.answer(url, asks('"2"'), () => late.promise);
    copies.serving('8');
    late.resolve(current());
    expect((await first).status).toBe(304);
    expect(await isAsked(url, asks('"2"'))).toBe(true);
  });

  it('stores no other response, no overlong URL, and nothing while no release is named', async () => {
    copies.serving('8');
    expect(await isAsked()).toBe(true);
    expect(await isAsked()).toBe(true);
    const endless = new URL(`?a=${'a'.repeat(2_000)}`, url);
    await copies.answer(endless, asks(), async () => current());
    expect(await isAsked(endless)).toBe(true);
    copies.serving(null);
    await copies.answer(url, asks(), async () => current());
    expect(await isAsked()).toBe(true);
  });
});
