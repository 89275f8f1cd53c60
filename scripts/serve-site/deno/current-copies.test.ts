import { beforeEach, describe, expect, it } from '@jest/globals';
import { currentCopies, type CurrentCopies } from './current-copies.ts';

const url = new URL('http://inner.invalid/faq/?a=1');
const asks = (etag = '"1"', method = 'GET') =>
  new Request(url, { method, headers: { 'if-none-match': etag } });
const current = () => new Response(null, { status: 304, headers: { etag: '"1"', vary: 'cookie' } });

describe('currentCopies', () => {
  let copies: CurrentCopies;
  beforeEach(() => {
    copies = currentCopies();
    copies.serving('7');
    copies.keep(url, asks(), current());
  });

  it('answers a question of before as the site did', () => {
    const reply = copies.known(url, asks());
    expect(reply?.status).toBe(304);
    expect([...(reply?.headers ?? [])]).toEqual([...current().headers]);
  });

  it('knows nothing of another copy, page or method, or of a question without a copy', () => {
    expect(copies.known(url, asks('"2"'))).toBeNull();
    expect(copies.known(new URL('http://inner.invalid/faq/?a=2'), asks())).toBeNull();
    expect(copies.known(url, asks('"1"', 'HEAD'))).toBeNull();
    expect(copies.known(url, new Request(url))).toBeNull();
  });

  it('goes on while the release is the same, and forgets with another one', () => {
    copies.serving('7');
    expect(copies.known(url, asks())).not.toBeNull();
    copies.serving('8');
    expect(copies.known(url, asks())).toBeNull();
  });

  it('remembers no other reply, and none while no release is named', () => {
    copies.serving('8');
    copies.keep(url, asks(), new Response('new', { status: 200 }));
    expect(copies.known(url, asks())).toBeNull();
    copies.serving(null);
    copies.keep(url, asks(), current());
    expect(copies.known(url, asks())).toBeNull();
  });
});
