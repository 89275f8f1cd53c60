import { describe, expect, it } from '@jest/globals';
import { minuteOfWeek, openingAt, openingWords, weekdaysOf, type Hours } from './opening-hours.ts';

const DAY = 24 * 60;
/** A minute of the week: `at(0, '10:00')` is Monday at ten. */
const at = (day: number, clock: string) =>
  day * DAY + Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const hours = (...lines: [days: string, open: string, close: string][]): Hours =>
  lines.map(([days, open, close]) => ({ days, open, close }));
const words = (lines: Hours, minute: number) => openingWords(openingAt(lines, minute));

const office = hours(['Пн–Пт', '09:00', '20:00'], ['Сб', '10:00', '16:00']);

describe('weekdaysOf', () => {
  it.each([
    ['Пн–Пт', [0, 1, 2, 3, 4]],
    ['Пт-Пн', [4, 5, 6, 0]],
    ['Сб', [5]],
    ['Вт, Чт; Сб–Вс', [1, 3, 5, 6]],
    ['Пн и Ср', [0, 2]],
    ['ежедневно', [0, 1, 2, 3, 4, 5, 6]],
    ['Круглосуточно', [0, 1, 2, 3, 4, 5, 6]],
    ['по звонку', null],
    ['Пн–Ср–Пт', null],
    ['', null],
  ])('parses «%s»', (days, expected) => {
    expect(weekdaysOf(days)).toEqual(expected);
  });
});

describe('a shop', () => {
  it.each([
    [at(0, '08:59'), 'Закрыто, откроется в\u00a009:00'],
    [at(0, '09:00'), 'Открыто до\u00a020:00'],
    [at(0, '19:59'), 'Открыто до\u00a020:00'],
    [at(0, '20:00'), 'Закрыто, откроется завтра в\u00a009:00'],
    [at(5, '12:00'), 'Открыто до\u00a016:00'],
    [at(5, '16:00'), 'Закрыто, откроется в\u00a0понедельник в\u00a009:00'],
    [at(6, '12:00'), 'Закрыто, откроется завтра в\u00a009:00'],
  ])('has the state at minute %i: %s', (minute, expected) => {
    expect(words(office, minute)).toBe(expected);
  });

  it('stays open past midnight, and past the end of the week', () => {
    const night = hours(['Пт–Вс', '20:00', '02:00']);
    expect(words(night, at(6, '23:30'))).toBe('Открыто до\u00a002:00');
    expect(words(night, at(0, '01:59'))).toBe('Открыто до\u00a002:00');
    expect(words(night, at(0, '02:00'))).toBe('Закрыто, откроется в\u00a0пятницу в\u00a020:00');
    expect(openingAt(night, at(3, '21:00')).state).toBe('closed');
  });

  it('may never close', () => {
    const always = hours(['Круглосуточно', '00:00', '00:00']);
    expect(words(always, at(3, '03:00'))).toBe('Открыто круглосуточно');
    expect(words(hours(['Ежедневно', '00:00', '24:00']), at(6, '23:59'))).toBe(
      'Открыто круглосуточно',
    );
  });

  it('stays open when one interval directly follows another', () => {
    const split = hours(['Пн', '09:00', '13:00'], ['Пн', '13:00', '18:00']);
    expect(words(split, at(0, '10:00'))).toBe('Открыто до\u00a018:00');
  });

  it('closes for a lunch break', () => {
    const split = hours(['Пн–Пт', '09:00', '13:00'], ['Пн–Пт', '14:00', '18:00']);
    expect(words(split, at(2, '13:30'))).toBe('Закрыто, откроется в\u00a014:00');
  });

  it('that opens on the current weekday only opens again in a week', () => {
    expect(openingAt(hours(['Вт', '10:00', '11:00']), at(1, '11:00'))).toEqual({
      state: 'closed',
      opens: { inDays: 7, weekday: 1, at: '10:00' },
    });
  });

  it('has no state when its hours are missing or cannot be parsed', () => {
    expect(words([], 0)).toBe('');
    expect(words(hours(['Пн', '09:00', '18:00'], ['по звонку', '09:00', '18:00']), 0)).toBe('');
  });
});

describe('minuteOfWeek', () => {
  const sunday = new Date('2026-11-22T21:30:00Z');
  it.each([
    ['Europe/Kaliningrad', at(6, '23:30')],
    ['Europe/Moscow', at(0, '00:30')],
    ['Asia/Yekaterinburg', at(0, '02:30')],
    ['Asia/Vladivostok', at(0, '07:30')],
    ['Asia/Kamchatka', at(0, '09:30')],
  ])('uses the local time of %s', (timeZone, expected) => {
    expect(minuteOfWeek(sunday, timeZone)).toBe(expected);
  });
});
