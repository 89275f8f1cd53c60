import { describe, expect, it } from '@jest/globals';
import { aliasFault } from '../../contract/collections/alias.ts';
import { aliasOf } from './alias-of.ts';

describe('an alias of a title', () => {
  it.each([
    ['Как выбрать линзы?', 'kak-vybrat-linzy'],
    ['Сухость глаз в\u00a0линзах: что делать', 'suhost-glaz-v-linzah-chto-delat'],
    ['Контроль близорукости у детей', 'kontrol-blizorukosti-u-detej'],
    ['Объём — 360 мл, Ясно® «Pro»', 'obem-360-ml-yasno-pro'],
    ['<b>Щёлочь</b> 🙂', 'b-scheloch-b'],
    ['🙂', ''],
  ])('of «%s»', (title, alias) => {
    expect(aliasOf(title)).toBe(alias);
    expect(aliasFault(alias)).toBeUndefined();
  });

  it('ends with a whole word if the title is long', () => {
    expect(aliasOf('слово '.repeat(40))).toMatch(/^slovo(-slovo){9}$/);
    expect(aliasOf('а'.repeat(300))).toHaveLength(120);
  });
});

describe('the check of an alias', () => {
  it.each(['линзы', 'linzy🙂', 'Linzy', 'a_b', '12', 'a b'])('rejects %s', (value) => {
    expect(aliasFault(value)).toMatch(/^Только строчные латинские/);
  });

  it.each(['-a', 'a-', 'a--b', '-12'])('explains where hyphens may be in %s', (value) => {
    expect(aliasFault(value)).toMatch(/^Дефис ставится между/);
  });

  it('accepts a blank value', () => {
    expect([undefined, null, '', ' '].map(aliasFault)).toEqual(Array(4).fill(undefined));
  });
});
