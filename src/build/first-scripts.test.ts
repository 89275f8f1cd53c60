/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { takeEarly } from '../client/page/early-signs.ts';
import { afterFirstPaint, FIRST_SCRIPTS_LOADER } from './first-scripts.ts';

const root = document.documentElement;
const signs = () => takeEarly().slice(1) as Event[];
const begun = () => document.querySelectorAll('body > script[data-build]').length;

/** Opens a page that ends with the scripts, and runs the one after the template as a parser would. */
function open(content = '') {
  document.body.innerHTML = `${content}${afterFirstPaint('<script data-build="1"></script>')}`;
  const currentScript = document.querySelector('template + script');
  Object.defineProperty(document, 'currentScript', { configurable: true, value: currentScript });
  new Function(FIRST_SCRIPTS_LOADER)();
}

/** Reports a paint to the page; jsdom has none. */
let paint = () => {};

Object.assign(globalThis, {
  PerformanceObserver: class {
    constructor(report: () => void) {
      paint = report;
    }
    observe = () => {};
  },
});

const listen = jest.spyOn(globalThis, 'addEventListener');

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  takeEarly();
  for (const [name, ...rest] of listen.mock.calls) removeEventListener(name, ...rest);
  listen.mockClear();
  jest.useRealTimers();
  root.removeAttribute('data-signed');
  document.body.innerHTML = '';
});

test('starts the scripts once the page has loaded and painted', () => {
  open();
  jest.advanceTimersByTime(60_000);
  expect(begun()).toBe(0);
  dispatchEvent(new Event('load'));
  expect(begun()).toBe(0);
  jest.advanceTimersByTime(100);
  expect(begun()).toBe(1);
  expect(signs()).toEqual([]);
});

test('starts them at a sign of life, and records events until they run', () => {
  open('<button>Да</button>');
  document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(begun()).toBe(1);
  document.querySelector('button')?.click();
  expect(signs().map(({ type }) => type)).toEqual(['pointerdown', 'click']);
  document.querySelector('button')?.click();
  expect(signs()).toEqual([]);
  expect(begun()).toBe(1);
});

test('records a history navigation and the URL it started from', () => {
  open();
  history.replaceState(null, '', '/elsewhere/');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(begun()).toBe(1);
  expect(takeEarly()[0]).toBe('http://localhost/');
  expect(takeEarly()[0]).toBe('http://localhost/elsewhere/');
  history.replaceState(null, '', '/');
});

test('starts them after the first paint for members and on live pages', () => {
  open('<div data-live="true"></div>');
  expect(begun()).toBe(0);
  paint();
  expect(begun()).toBe(1);
  root.dataset['signed'] = 'in';
  open();
  expect(begun()).toBe(0);
  paint();
  paint();
  expect(begun()).toBe(1);
});
