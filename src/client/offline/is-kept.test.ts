/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { isKept } from './is-kept.ts';

const stand = (match: (url: string) => Promise<unknown>) =>
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: { match } });

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
});

it('reports whether a page is kept', async () => {
  stand(async (url) => (url === '/faq/' ? {} : undefined));
  expect(await Promise.all(['/faq/', '/about/'].map(isKept))).toEqual([true, false]);
});

it('reports false where nothing can be kept', async () => {
  expect(await isKept('/faq/')).toBe(false);
  stand(() => Promise.reject(new Error('blocked')));
  expect(await isKept('/faq/')).toBe(false);
});
