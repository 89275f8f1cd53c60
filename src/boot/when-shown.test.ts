/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { whenShown } from './when-shown.ts';

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
});

test('works at once on a page that is shown', () => {
  const work = jest.fn();
  whenShown(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('waits on a page that the browser has opened ahead', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const work = jest.fn();
  whenShown(work);
  expect(work).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(work).toHaveBeenCalledTimes(1);
});
