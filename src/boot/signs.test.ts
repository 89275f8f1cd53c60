/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { atFirstSign } from './signs.ts';

const root = document.documentElement;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  root.removeAttribute('data-signed');
  root.removeAttribute('data-consent');
  document.body.innerHTML = '';
});

function started() {
  const work = jest.fn();
  atFirstSign(work);
  return work;
}

test('nothing starts while nobody moves', () => {
  const work = started();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(60_000);
  expect(work).not.toHaveBeenCalled();
});

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])(
  'a first %s starts it, once',
  (sign) => {
    const work = started();
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    jest.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
  },
);

test('a member and a live page start with the first paint', () => {
  root.dataset['signed'] = 'in';
  const member = started();
  jest.runAllTimers();
  expect(member).toHaveBeenCalledTimes(1);
  root.removeAttribute('data-signed');
  document.body.innerHTML = '<div data-live="true"></div>';
  const live = started();
  jest.runAllTimers();
  expect(live).toHaveBeenCalledTimes(1);
});

test('who agreed to be counted is counted after the load', () => {
  root.dataset['consent'] = 'yes';
  const work = started();
  jest.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});
