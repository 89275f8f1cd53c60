/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { comparison } from '../../stores/comparison.ts';
import { useKeptComparison } from './use-kept-comparison.ts';

const went: string[] = [];
/** The arguments that Gatsby's `navigate` passes to its runtime. */
Object.assign(globalThis, { ___navigate: (to: string) => went.push(to) });

const products = ['a', 'b', 'c'].map((alias) => ({ alias, title: `Линзы ${alias}` }));

function Page({ search }: { search: string }) {
  useKeptComparison(products, search);
  return null;
}

let root: Root;
const show = (search: string) => act(async () => root.render(<Page search={search} />));
const kept = () => comparison.chosen?.map(({ alias }) => alias).join();
const store = (aliases: string[]) =>
  localStorage.setItem(
    'comparison',
    JSON.stringify(aliases.map((alias) => ({ alias, title: alias }))),
  );

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  localStorage.clear();
  comparison.chosen = null;
  went.length = 0;
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(async () => root.unmount()));

test('opened without products it shows the existing products of the tray', async () => {
  store(['c', 'gone', 'a']);
  await show('');
  expect(went).toEqual(['/catalog/compare/?products=c,a']);
});

test('opened with products it stores them as the choice, with their titles', async () => {
  store(['c']);
  await show('?products=b,net,a');
  expect(comparison.chosen).toEqual([
    { alias: 'b', title: 'Линзы b' },
    { alias: 'a', title: 'Линзы a' },
  ]);
  expect(went).toEqual([]);
});

test('the choice follows the URL, down to none', async () => {
  await show('?products=a,b');
  await show('?products=b');
  expect(kept()).toBe('b');
  await show('');
  expect([kept(), went]).toEqual(['', []]);
});
