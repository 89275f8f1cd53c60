import { expect, it } from '@jest/globals';
import { hostOf } from './host-of.ts';

it.each([
  ['https://www.who.int/health-topics/blindness', 'who.int'],
  ['https://minzdrav.gov.ru', 'minzdrav.gov.ru'],
  ['https://www.Минздрав.рф/о-нас', 'минздрав.рф'],
  ['https://user@site.ru:8443?a', 'site.ru'],
  ['http://wwwsite.ru/?a=www.b.ru', 'wwwsite.ru'],
])('%s has the host %s', (url, host) => {
  expect(hostOf(url)).toBe(host);
});
