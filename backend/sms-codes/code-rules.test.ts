import { expect, it } from '@jest/globals';
import { isAlive, isRepeat, secondsToWait, SEND_LIMITS } from './code-rules.ts';

const SENT = new Date('2026-11-21T10:00:00.000Z');
const MINUTE = 60_000;
const after = (milliseconds: number) => new Date(SENT.getTime() + milliseconds);

it('a code is usable for ten minutes, until five wrong tries and once', () => {
  const code = { sentAt: SENT, usedAt: null, wrongTries: 0 };
  expect(isAlive(code, after(10 * MINUTE - 1))).toBe(true);
  expect(isAlive(code, after(10 * MINUTE))).toBe(false);
  expect(isAlive({ ...code, wrongTries: 4 }, SENT)).toBe(true);
  expect(isAlive({ ...code, wrongTries: 5 }, SENT)).toBe(false);
  expect(isAlive({ ...code, usedAt: SENT }, SENT)).toBe(false);
});

it('a right code may be repeated for a minute', () => {
  expect(isRepeat({ usedAt: SENT }, after(MINUTE - 1))).toBe(true);
  expect(isRepeat({ usedAt: SENT }, after(MINUTE))).toBe(false);
  expect(isRepeat({ usedAt: null }, SENT)).toBe(false);
});

it('another code may be sent after a minute', () => {
  const waits = [0, 1, MINUTE - 1, MINUTE, MINUTE + 1].map((ms) => secondsToWait(SENT, after(ms)));
  expect(waits).toEqual([60, 60, 1, 0, 0]);
});

it('codes are limited as decision 032 says', () => {
  const limits = SEND_LIMITS.map(({ by, count, within }) => [by, count, within / MINUTE]);
  expect(limits).toEqual([
    ['phone', 5, 60],
    ['phone', 10, 24 * 60],
    ['device', 10, 60],
    ['device', 20, 24 * 60],
    ['address', 60, 60],
  ]);
});
