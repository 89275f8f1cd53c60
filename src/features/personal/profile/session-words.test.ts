import { describe, expect, it } from '@jest/globals';
import type { MemberSession } from '../../../../contract/schemas/account.ts';
import { deviceWords, seenWords } from './session-words.ts';

const NOW = Date.parse('2026-11-24T12:00:00.000Z');
const ago = (milliseconds: number) =>
  seenWords(new Date(NOW - milliseconds).toISOString(), NOW).replaceAll('\u00a0', ' ');
const MINUTE = 60_000;

const session: MemberSession = {
  id: 1,
  browser: 'Chrome',
  system: 'Android',
  device: 'phone',
  city: null,
  signed_in_at: '2026-11-24T12:00:00.000Z',
  last_seen_at: '2026-11-24T12:00:00.000Z',
  current: false,
};

describe('the last activity of a session', () => {
  it.each([
    [0, 'только что'],
    [-5 * MINUTE, 'только что'],
    [21 * MINUTE, '21 минуту назад'],
    [3 * 60 * MINUTE, '3 часа назад'],
    [25 * 60 * MINUTE, '1 день назад'],
    [6 * 24 * 60 * MINUTE, '6 дней назад'],
    [30 * 24 * 60 * MINUTE, '25 октября 2026'],
  ])('%d milliseconds ago reads «%s»', (milliseconds, words) => {
    expect(ago(milliseconds)).toBe(words);
  });
});

describe('a device', () => {
  it('is described by its known details', () => {
    expect(deviceWords(session)).toBe('Chrome, Android');
    expect(deviceWords({ ...session, browser: null })).toBe('Android');
    expect(deviceWords({ ...session, browser: null, system: null })).toBe('Телефон');
  });
});
