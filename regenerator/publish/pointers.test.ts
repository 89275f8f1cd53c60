import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { placesOf } from './manifest.ts';
import { pointerReader } from './pointers.ts';

const ends: (() => unknown)[] = [];

afterEach(() => ends.splice(0).forEach((end) => end()));

/** A store of pointers alone, which are replaced as the publisher does it. */
function storeOf() {
  const site = mkdtempSync(join(tmpdir(), 'pointers-'));
  ends.push(() => rmSync(site, { recursive: true }));
  const places = placesOf(site);
  const put = (place: 'current' | 'durable', number: number, boot?: string) => {
    const next = join(site, 'next');
    writeFileSync(next, JSON.stringify({ number, last: number, ...(boot && { boot }) }));
    renameSync(next, places[place]);
  };
  const read = pointerReader(places);
  return { places, put, number: () => read()?.number ?? null };
}

it('sees each pointer at once', () => {
  const { places, put, number } = storeOf();
  expect(number()).toBeNull();
  for (let next = 1; next <= 200; next += 1) {
    put('current', next);
    expect([number(), number()]).toEqual([next, next]);
  }
  rmSync(places.current);
  expect(number()).toBeNull();
});

it('follows the durable one while the current one is of an earlier boot', () => {
  const { put, number } = storeOf();
  put('current', 3, 'an earlier boot');
  put('durable', 1);
  expect(number()).toBe(1);
  put('durable', 2);
  expect(number()).toBe(2);
  put('current', 4);
  expect(number()).toBe(4);
});
