/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { PARTS, showRest } from './show-rest.ts';

const root = document.documentElement;
const idle: (() => void)[] = [];

beforeEach(() => {
  idle.length = 0;
  Object.assign(globalThis, {
    requestIdleCallback: jest.fn((work: () => void) => idle.push(work)),
  });
  document.body.innerHTML =
    '<main><p id="head"></p><i data-fold></i><p id="one"></p><p id="two"></p></main><footer id="end"></footer>';
});

const shown = () => [...document.querySelectorAll('[data-shown]')].map(({ id }) => id);

test('lays out one part in each idle moment, and the page is whole', () => {
  root.dataset['lean'] = '';
  showRest();
  expect(shown()).toEqual([]);
  idle[0]?.();
  expect(shown()).toEqual(['one']);
  idle[1]?.();
  idle[2]?.();
  expect(shown()).toEqual(['one', 'two', 'end']);
  expect('lean' in root.dataset).toBe(true);
  idle[3]?.();
  expect('lean' in root.dataset).toBe(false);
});

test('has nothing to do on a page that is whole', () => {
  showRest();
  expect(idle).toEqual([]);
});

test('means the parts that the styles leave for later', () => {
  const styles = readFileSync('src/styles/base.css', 'utf8');
  expect(styles).toContain(`[data-lean] :is(${PARTS}):not([data-shown]) {`);
});
