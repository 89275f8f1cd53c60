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

test('does not start without visitor activity', () => {
  const work = started();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(60_000);
  expect(work).not.toHaveBeenCalled();
});

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])(
  'starts once on the first %s',
  (sign) => {
    const work = started();
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    jest.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
  },
);

test('starts with the first paint for members and live pages', () => {
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

test('starts analytics after load for visitors who have agreed', () => {
  root.dataset['consent'] = 'yes';
  const work = started();
  jest.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});
