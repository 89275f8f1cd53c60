/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { namedOptician } from './named-optician.ts';

const come = (address: string, key: string) => window.history.pushState({ key }, '', address);

it('returns the optician in the URL once per visit', () => {
  come('/certificate/?optic=12', '1');
  expect(namedOptician()).toBe(12);
  expect(namedOptician()).toBeNull();
  come('/certificate/?optic=12', '2');
  expect(namedOptician()).toBe(12);
  come('/certificate/?optic=13', '2');
  expect(namedOptician()).toBe(13);
});

it('returns none when the URL has no valid number', () => {
  for (const address of ['/certificate/', '/certificate/?optic=x', '/certificate/?optic=-1']) {
    come(address, address);
    expect(namedOptician()).toBeNull();
  }
});
