import { describe, expect, it } from '@jest/globals';
import { calendarFile } from './calendar-file.ts';

const words = {
  uid: 'event-1',
  title: 'Вебинар; «Линзы и\u00a0экран», часть 2',
  text: 'Ведёт врач. Ссылка\nпридёт за\u00a0час до\u00a0начала, а\u00a0запись останется в\u00a0личном кабинете',
  remind: 'PT1H',
};
const now = new Date('2026-11-21T10:00:00.500Z');

describe('calendarFile', () => {
  it('accepts a moment with a duration', () => {
    const starts = new Date('2026-12-01T16:30:00Z');
    const file = calendarFile({ ...words, starts, minutes: 90 }, now);
    expect(file).toContain('\r\nDTSTART:20261201T163000Z\r\nDTEND:20261201T180000Z\r\n');
    expect(file).toContain('\r\nDTSTAMP:20261121T100000Z\r\n');
    expect(file).toContain('\r\nTRIGGER:-PT1H\r\n');
  });

  it('lets a recurring moment keep its time of the day through daylight saving', () => {
    const starts = new Date(2026, 9, 20, 8, 0);
    const event = { ...words, starts, minutes: 10, rule: 'FREQ=DAILY;INTERVAL=14' };
    expect(calendarFile(event, now)).toContain(
      '\r\nDTSTART:20261020T080000\r\nDTEND:20261020T081000\r\n',
    );
  });

  it('accepts a recurring whole day', () => {
    const file = calendarFile({ ...words, day: '2026-12-31', rule: 'FREQ=DAILY' }, now);
    expect(file).toContain('\r\nDTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
    expect(file).toContain('\r\nRRULE:FREQ=DAILY\r\n');
  });

  it('escapes special characters', () => {
    const file = calendarFile({ ...words, day: '2026-12-31' }, now).replaceAll('\r\n ', '');
    expect(file).toContain('SUMMARY:Вебинар\\; «Линзы и\u00a0экран»\\, часть 2\r\n');
    expect(file).toContain('Ссылка\\nпридёт');
  });

  it('has no line of more than 75 bytes', () => {
    const file = calendarFile({ ...words, day: '2026-12-31' }, now);
    const lengths = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  });
});
