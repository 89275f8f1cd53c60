/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { PARTS, showRest } from './show-rest.ts';

const root = document.documentElement;
const idle: (() => void)[] = [];
const frames: (() => void)[] = [];

beforeEach(() => {
  idle.length = 0;
  frames.length = 0;
  Object.assign(globalThis, {
    requestIdleCallback: jest.fn((work: () => void) => idle.push(work)),
    requestAnimationFrame: jest.fn((work: () => void) => frames.push(work)),
  });
  document.body.innerHTML =
    '<main><p id="head"></p><i data-fold></i><p id="one"></p><p id="two"></p></main><footer id="end"></footer>';
});

const shown = () => [...document.querySelectorAll('[data-shown]')].map(({ id }) => id);

test('lays out one part per idle callback and frame', () => {
  root.dataset['lean'] = '';
  showRest();
  expect(shown()).toEqual([]);
  for (const [moment, known] of [['one'], ['one', 'two'], ['one', 'two', 'end']].entries()) {
    expect(idle).toHaveLength(moment + 1);
    idle[moment]?.();
    expect(shown()).toEqual(known);
    frames[moment]?.();
  }
  idle[3]?.();
  expect(frames).toHaveLength(3);
  delete root.dataset['lean'];
});

test('does nothing on a complete page', () => {
  showRest();
  expect(idle).toEqual([]);
});

test('selects the parts that the styles defer', () => {
  const styles = readFileSync('src/styles/base.css', 'utf8');
  expect(styles).toContain(`[data-lean] :is(${PARTS}):not([data-shown]) {`);
});
