/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { whenShown } from './when-shown.ts';

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
});

test('runs immediately on a visible page', () => {
  const work = jest.fn();
  whenShown(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('waits on a prerendered page until it is shown', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const work = jest.fn();
  whenShown(work);
  expect(work).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(work).toHaveBeenCalledTimes(1);
});
