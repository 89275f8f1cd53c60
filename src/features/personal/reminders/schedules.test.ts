import { describe, expect, it } from '@jest/globals';
import { calendarFile } from '../../../client/files/calendar-file.ts';
import { daysBetween, isDay, nextDays, openedOn, replacingEvent } from './schedules.ts';

describe('nextDays', () => {
  it.each([
    ['fortnight', '2026-11-01', '2026-11-10', ['2026-11-15', '2026-11-29']],
    ['fortnight', '2026-11-01', '2026-11-15', ['2026-11-15', '2026-11-29']],
    ['fortnight', '2026-11-01', '2026-11-16', ['2026-11-29', '2026-12-13']],
    ['month', '2026-01-31', '2026-02-01', ['2026-03-02', '2026-04-01']],
    ['day', '2026-11-01', '2026-11-01', ['2026-11-02', '2026-11-03']],
    ['quarter', '2024-01-01', '2026-11-21', ['2026-12-16', '2027-03-16']],
  ] as const)('%s from %s, seen on %s', (schedule, start, today, days) => {
    expect(nextDays({ schedule, start }, today, 2)).toEqual(days);
  });
});

it.each([
  ['2026-11-15', '2026-11-10'],
  ['2026-11-15', '2026-11-15'],
  ['2026-11-29', '2026-11-16'],
])(
  'takes the pair to be replaced on %s, seen on %s, for opened one interval before',
  (next, today) => {
    const opened = openedOn({ schedule: 'fortnight', start: '2026-11-01' }, today);
    expect(daysBetween(opened, next)).toBe(14);
  },
);

it('counts days and validates a date', () => {
  expect(daysBetween('2026-11-21', '2026-11-30')).toBe(9);
  const texts = ['2026-02-28', '2026-02-30', '2026-13-01', '2026-02-30x', ''];
  expect(texts.map(isDay)).toEqual([true, false, false, false, false]);
});

it('creates a recurring event', () => {
  const event = replacingEvent(
    { schedule: 'fortnight', start: '2026-11-01', time: '08:30' },
    '2026-11-10',
  );
  const file = calendarFile(event, new Date('2026-11-10T00:00:00.000Z'));
  expect(file).toContain('RRULE:FREQ=DAILY;INTERVAL=14\r\n');
  expect(file).toContain('DTSTART:20261115T083000\r\n');
});
