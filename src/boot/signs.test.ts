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

function started(early: readonly Event[] = []) {
  const work = jest.fn();
  atFirstSign(work, early);
  return work;
}

test('does not start without visitor activity', () => {
  const work = started();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(60_000);
  expect(work).not.toHaveBeenCalled();
});

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'click'])(
  'starts once on the first %s',
  (sign) => {
    const work = started();
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    jest.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
  },
);

test('starts for a sign given before it started listening', () => {
  const work = started([new Event('keydown')]);
  jest.runAllTimers();
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  jest.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});

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
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const work = started();
  jest.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
  state.mockReturnValue('complete');
  const late = started();
  jest.runAllTimers();
  expect(late).toHaveBeenCalledTimes(1);
  state.mockRestore();
});
