/** RFC 5545: commas, semicolons, backslashes and line ends must be escaped. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const ENCODER = new TextEncoder();
const LONGEST = 75;

/** RFC 5545: a line has at most 75 bytes; it continues after a space. */
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
const asMoment = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * The time of the device's clock without a time zone: what recurs stays at its time of the day when the clock is
 * changed, or on a journey.
 */
const asClockTime = (moment: Date) =>
  asMoment(new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)).replace('Z', '');

function nextDay(day: string): string {
  const next = new Date(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** The time of the event: a whole day, or a moment with a duration. */
type Span =
  /** ISO day, `2026-12-21`. */
  { readonly day: string } | { readonly starts: Date; readonly minutes: number };

export type CalendarEvent = Span & {
  /** Identifies the event, so that a later file replaces it. */
  readonly uid: string;
  readonly title: string;
  readonly text: string;
  readonly place?: string;
  /** How long before it the reminder fires, an ISO 8601 duration: `P3D`, `PT1H`. */
  readonly remind: string;
  /** The recurrence in RFC 5545 syntax: `FREQ=DAILY;INTERVAL=14`. */
  readonly rule?: string;
};

function when(event: CalendarEvent): string[] {
  if ('day' in event) {
    return [
      `DTSTART;VALUE=DATE:${asDay(event.day)}`,
      `DTEND;VALUE=DATE:${asDay(nextDay(event.day))}`,
    ];
  }
  const ends = new Date(event.starts.getTime() + event.minutes * 60_000);
  const told = event.rule === undefined ? asMoment : asClockTime;
  return [`DTSTART:${told(event.starts)}`, `DTEND:${told(ends)}`];
}

/**
 * An event as a calendar file (RFC 5545), with a reminder.
 * @param now the time of creation.
 */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yasno//Site//RU',
    'BEGIN:VEVENT',
    `UID:${event.uid}@yasno`,
    `DTSTAMP:${asMoment(now)}`,
    ...when(event),
    ...(event.rule ? [`RRULE:${event.rule}`] : []),
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-${event.remind}`,
    `DESCRIPTION:${escaped(event.title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
