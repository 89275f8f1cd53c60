/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import {
  addCompared,
  clearCompared,
  comparison,
  removeCompared,
  useCompared,
} from './comparison.ts';

const product = (alias: string) => ({ alias, title: `Линзы ${alias}` });
const aliases = () => comparison.chosen?.map(({ alias }) => alias);
/** Simulates a reload: only the storage persists. */
const reload = () => {
  comparison.chosen = null;
};

/** Simulates a choice in another tab, without an event here. */
const chooseElsewhere = (...chosen: string[]) =>
  localStorage.setItem('comparison', JSON.stringify(chosen.map(product)));
const storedAliases = () =>
  (JSON.parse(localStorage.getItem('comparison') ?? '[]') as { alias: string }[]).map(
    ({ alias }) => alias,
  );

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

  it('adds to and removes from the choice made in another tab', () => {
    addCompared(product('a'));
    chooseElsewhere('a', 'b');
    addCompared(product('c'));
    expect(storedAliases()).toEqual(['a', 'b', 'c']);
    chooseElsewhere('a', 'b', 'c', 'd');
    removeCompared('a');
    expect(storedAliases()).toEqual(['b', 'c', 'd']);
  });

  it('shows a choice made elsewhere on mount and when the page is shown again', async () => {
    // Valtio notifies its readers in a microtask.
    const mount = () => act(async () => renderHook(() => useCompared()));
    (await mount()).unmount();
    chooseElsewhere('a');
    const { result } = await mount();
    expect(result.current).toHaveLength(1);
    chooseElsewhere('a', 'b');
    await act(async () => void dispatchEvent(new Event('pageshow')));
    expect(result.current).toHaveLength(2);
  });

  it('keeps a choice that does not fit into the storage', () => {
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    addCompared(product('a'));
    addCompared(product('b'));
    expect(aliases()).toEqual(['a', 'b']);
    set.mockRestore();
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
