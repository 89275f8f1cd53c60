import { describe, expect, it } from '@jest/globals';
import { articles } from '../../../contract/calls/articles.ts';
import { certificateGet, shops } from '../../../contract/calls/shops.ts';
import { orderWebinar } from '../../../contract/calls/user.ts';
import type { AnyCall } from '../../../contract/call.ts';
import { callInit, callUrl } from './request.ts';

describe('callUrl', () => {
  it('puts the parameters of a GET into the query, lists comma-joined', () => {
    const url = callUrl(articles, { 'filter[tags]': ['a', 'b'], page: 2 }, 'https://api.test');
    expect(url).toBe('https://api.test/rest/articles?filter%5Btags%5D=a%2Cb&page=2');
  });

  it('omits absent values, and the question mark if there are none', () => {
    expect(callUrl(shops, { cityName: undefined, product: null }, '')).toBe('/rest/shops');
  });

  it('keeps an empty string and false: they are values', () => {
    expect(callUrl(shops, { cityName: '', onlyOptics: false }, '')).toBe(
      '/rest/shops?cityName=&onlyOptics=false',
    );
  });

  it('leaves the query of a POST empty', () => {
    expect(callUrl(certificateGet, { phone: '+79990000001' }, '')).toBe('/rest/certificate.get');
  });
});

describe('callInit', () => {
  it('sends device and token in all three headers', () => {
    const headers = new Headers(callInit(shops, {}, { deviceId: 'd1', token: 't1' }).headers);
    expect(headers.get('deviceUUID')).toBe('d1');
    expect(headers.get('authorization')).toBe('Bearer t1');
    expect(headers.get('User-Api-Token')).toBe('t1');
  });

  it('sends no identity when there is none', () => {
    const headers = new Headers(callInit(shops, {}, { deviceId: null, token: null }).headers);
    expect([...headers.keys()]).toEqual(['accept']);
  });

  it('sends a key for calls that spend, and for no others', () => {
    const sent = (entry: AnyCall) =>
      new Headers(callInit(entry, {}, { attempt: 'a1' }).headers).get('Idempotency-Key');
    expect(sent(orderWebinar)).toBe('a1');
    expect(sent(shops)).toBeNull();
  });

  it('sends the parameters of a POST as JSON', () => {
    const init = callInit(certificateGet, { phone: '+79990000001' }, {});
    expect(init.method).toBe('POST');
    expect(init.body).toBe('{"phone":"+79990000001"}');
    expect(new Headers(init.headers).get('content-type')).toBe('application/json');
  });
});
