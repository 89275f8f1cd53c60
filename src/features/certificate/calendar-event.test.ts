import { describe, expect, it } from '@jest/globals';
import { calendarEvent } from './calendar-event.ts';
import { sampleCertificate } from './flow/sample-flow.ts';

const event = calendarEvent(sampleCertificate(), new Date('2026-11-21T10:00:00.500Z'));
const unfolded = event.replaceAll('\r\n ', '');

describe('calendarEvent', () => {
  it('is the last day of the certificate, a whole one', () => {
    expect(unfolded).toContain('\r\nDTSTART;VALUE=DATE:20261221\r\nDTEND;VALUE=DATE:20261222\r\n');
    expect(unfolded).toContain('\r\nDTSTAMP:20261121T100000Z\r\n');
  });

  it('escapes what means something, and names the place', () => {
    expect(unfolded).toContain('LOCATION:Казань\\, улица Баумана\\, 1\r\n');
  });

  it('has no line of more than 75 bytes', () => {
    const lengths = event.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  });
});
