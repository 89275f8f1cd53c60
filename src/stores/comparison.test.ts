/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addCompared, clearCompared, comparison, removeCompared } from './comparison.ts';

const product = (alias: string) => ({ alias, title: `Линзы ${alias}` });
const aliases = () => comparison.chosen?.map(({ alias }) => alias);
/** Simulates a reload: only the storage persists. */
const reload = () => {
  comparison.chosen = null;
};

beforeEach(() => {
  localStorage.clear();
  reload();
});

describe('the chosen products', () => {
  it('keeps up to four, each once, across a reload', () => {
    for (const alias of ['a', 'b', 'a', 'c', 'd']) expect(addCompared(product(alias))).toBe(true);
    reload();
    expect(addCompared(product('e'))).toBe(false);
    expect(addCompared(product('d'))).toBe(true);
    expect(aliases()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('removes one, or all', () => {
    addCompared(product('a'));
    addCompared(product('b'));
    removeCompared('a');
    expect(aliases()).toEqual(['b']);
    clearCompared();
    reload();
    removeCompared('x');
    expect(aliases()).toEqual([]);
  });

  it.each(['', '{', 'null', '{"a":1}', '[1,null,"a",{"alias":"a"},{"alias":1,"title":"b"}]'])(
    'tolerates «%s» in the storage',
    (text) => {
      localStorage.setItem('comparison', text);
      expect(addCompared(product('a'))).toBe(true);
      expect(aliases()).toEqual(['a']);
    },
  );

  it('reads at most four from the storage', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map(product);
    localStorage.setItem('comparison', JSON.stringify(many));
    expect(addCompared(product('f'))).toBe(false);
    expect(aliases()).toHaveLength(4);
  });

  it('lasts as long as the page when storage is denied', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(addCompared(product('a'))).toBe(true);
    expect(aliases()).toEqual(['a']);
    get.mockRestore();
    set.mockRestore();
  });
});
