import { describe, expect, it } from '@jest/globals';
import { adoptNamed, keep, keptOf, keyOf, type Kept, type Place } from './kept-store.ts';

/** A storage with a quota in characters. */
function storage(most = Infinity): Place {
  const stored = new Map<string, string>();
  return {
    get length() {
      return stored.size;
    },
    key: (index) => [...stored.keys()][index] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem(key, value) {
      const others = [...stored].filter(([other]) => other !== key);
      const size = others.reduce((sum, [, text]) => sum + text.length, value.length);
      if (size > most) throw new Error('full');
      stored.set(key, value);
    },
    removeItem: (key) => void stored.delete(key),
  };
}

const moment = (minute: number) => new Date(Date.UTC(2026, 10, 25, 11, minute)).toISOString();
const typed = (minute: number, value = 'Слова'): Kept => ({
  at: moment(minute),
  revision: 4,
  changes: { title: { base: 'Было', value } },
  lost: [],
});
const ARTICLE = { who: 'Вера', of: 'articles/1' };

describe('unsaved input', () => {
  it('is found by its author and form, newest first', () => {
    const place = storage();
    keep(place, keyOf(ARTICLE, 'a'), typed(1));
    keep(place, keyOf(ARTICLE, 'b'), typed(2));
    keep(place, keyOf({ ...ARTICLE, of: 'articles/12' }, 'c'), typed(3));
    keep(place, keyOf({ ...ARTICLE, who: 'Олег' }, 'd'), typed(4));
    expect(keptOf(place, ARTICLE).map(({ kept }) => kept)).toEqual([typed(2), typed(1)]);
  });

  it('replaces earlier input of the same form', () => {
    const place = storage();
    const key = keyOf(ARTICLE, 'a');
    keep(place, key, typed(1));
    keep(place, key, typed(2));
    expect(keptOf(place, ARTICLE)).toEqual([{ key, kept: typed(2) }]);
  });

  it('is evicted from a full storage, oldest first', () => {
    const place = storage(500);
    for (const minute of [1, 2, 3, 4, 5, 6]) {
      keep(place, keyOf(ARTICLE, String(minute)), typed(minute));
    }
    const left = keptOf(place, ARTICLE).map(({ kept }) => kept.at);
    expect(left[0]).toBe(moment(6));
    expect(left.length).toBeLessThan(6);
    expect(left).not.toContain(moment(1));
    expect(keep(place, keyOf(ARTICLE, '7'), typed(7, 'а'.repeat(600)))).toBe(false);
  });

  it('is limited in number, and expires after a month', () => {
    const place = storage();
    for (let one = 0; one < 40; one += 1) {
      keep(place, keyOf({ who: 'Вера', of: `tags/${one}` }, 'a'), typed(one));
    }
    expect(place.length).toBe(30);
    const later = { ...typed(0), at: new Date(Date.UTC(2027, 0, 1)).toISOString() };
    keep(place, keyOf(ARTICLE, 'a'), later);
    expect(place.length).toBe(1);
  });

  it('is skipped if it is corrupt', () => {
    const place = storage();
    place.setItem(keyOf(ARTICLE, 'a'), '{"at":');
    expect(keptOf(place, ARTICLE)).toEqual([]);
  });

  it('is found by account id after it was stored under a name', () => {
    const place = storage();
    keep(place, keyOf(ARTICLE, 'a'), typed(1));
    keep(place, keyOf({ ...ARTICLE, who: 'Вера 2' }, 'b'), typed(2));
    keep(place, keyOf({ ...ARTICLE, who: '7' }, 'c'), typed(3));
    adoptNamed(place, { id: 7, name: 'Вера' });
    const mine = { ...ARTICLE, who: '7' };
    expect(keptOf(place, mine).map(({ kept }) => kept)).toEqual([typed(3), typed(1)]);
    expect(keptOf(place, ARTICLE)).toEqual([]);
  });
});
