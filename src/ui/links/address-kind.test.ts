import { describe, expect, it } from '@jest/globals';
import { addressKind } from './address-kind.ts';

describe('addressKind', () => {
  it.each([
    ['/', 'page'],
    ['/catalog/?section=kapli', 'page'],
    ['/articles/uhod/page/2/', 'page'],
    ['/catalog/?from=mail.ru', 'page'],
    ['/faq/#p1.2', 'page'],
    ['/articles/v1.2/', 'plain'],
    ['/nowhere/', 'plain'],
    ['/search/?q=acuvue.2', 'page'],
    ['/where-buy/?product=v1.2', 'page'],
    ['/nowhere/?product=v1.2', 'plain'],
    ['#top', 'plain'],
    ['tel:+78000000000', 'plain'],
    ['mailto:mail@example.ru', 'plain'],
    ['https://who.int/', 'site'],
    ['http://who.int/', 'site'],
    ['//who.int/', 'site'],
    ['/upload/site_rules.pdf', 'site'],
    ['/upload/site_rules.PDF?v=2#page', 'site'],
  ])('treats %s as a %s', (url, kind) => {
    expect(addressKind(url)).toBe(kind);
  });

  it('treats the personal area as pages only from within it', () => {
    expect(addressKind('/personal/orders/')).toBe('plain');
    expect(addressKind('/personal/orders/', true)).toBe('page');
    expect(addressKind('/catalog/', true)).toBe('page');
    expect(addressKind('/nowhere/', true)).toBe('plain');
  });
});
