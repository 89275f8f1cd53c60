import type { Certificate } from '../../../contract/schemas/certificate.ts';

/** RFC 5545: commas, semicolons, backslashes and line ends mean something, unless escaped. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const ENCODER = new TextEncoder();
const LONGEST = 75;

/** RFC 5545: a line has at most 75 bytes; the rest goes on after a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (ENCODER.encode(part + letter).length > LONGEST) {
      parts.push(part);
      part = ' ';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n');
}

const asDay = (day: string) => day.replaceAll('-', '');

function nextDay(day: string): string {
  const next = new Date(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** The last day of a certificate as a file for calendars, with a reminder three days before it. */
export function calendarEvent(certificate: Certificate, now: Date): string {
  const { number, valid_to: until, optician } = certificate;
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yasno//Certificate//RU',
    'BEGIN:VEVENT',
    `UID:certificate-${certificate.id}@yasno`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${asDay(until)}`,
    `DTEND;VALUE=DATE:${asDay(nextDay(until))}`,
    `SUMMARY:${escaped('Последний день сертификата «Ясно»')}`,
    `DESCRIPTION:${escaped(`Номер ${number}. Запишитесь на подбор: ${optician.title}, ${optician.phone}`)}`,
    `LOCATION:${escaped(`${optician.city.title}, ${optician.address}`)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P3D',
    `DESCRIPTION:${escaped('Сертификат «Ясно» скоро закончится')}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
