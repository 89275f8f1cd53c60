import { describe, expect, it } from '@jest/globals';
import { addressFault, asAddress, isOwnPage } from './link-address.ts';

const ORIGIN = 'https://yasno.example';

describe('the address of a link', () => {
  it.each([
    [' /articles/ ', '/articles/'],
    ['https://yasno.example/faq/?a=1#b', '/faq/?a=1#b'],
    ['https://yasno.example', '/'],
    ['https://yasno.example.evil.test/', 'https://yasno.example.evil.test/'],
    ['who.int/ru', 'https://who.int/ru'],
    ['минздрав.рф', 'https://минздрав.рф'],
    ['help@yasno.example', 'mailto:help@yasno.example'],
    ['+7 (800) 100-00-00', 'tel:+78001000000'],
    ['#uhod', '#uhod'],
    ['уход за линзами', 'уход за линзами'],
  ])('is read from %j as %j', (typed, address) => {
    expect(asAddress(typed, ORIGIN)).toBe(address);
  });

  it.each(['/articles/', '#a', 'HTTPS://who.int', 'mailto:a@b.ru', 'tel:+7800'])(
    'may be %s',
    (address) => expect(addressFault(address)).toBeNull(),
  );

  it.each([
    'javascript:alert(1)',
    '//evil.test/',
    'data:text/html,x',
    'линзы',
    '/a b/',
    'file:///C:/a',
  ])('may not be %s', (address) => expect(addressFault(address)).toMatch(/^Выберите страницу/));

  it('is looked up if it belongs to the site', () => {
    expect(isOwnPage('/faq/')).toBe(true);
    for (const other of ['#a', '//a.ru/', 'https://a.ru/']) expect(isOwnPage(other)).toBe(false);
  });
});
