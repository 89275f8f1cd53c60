import type { CalendarEvent } from '../../../client/files/calendar-file.ts';

/** The replacement intervals. The days are those on the packages, counted from the opening. */
export const schedules = {
  day: { title: 'Каждый день', hint: 'Однодневные линзы', days: 1 },
  fortnight: { title: 'Раз в\u00a0две недели', hint: 'Двухнедельные линзы', days: 14 },
  month: { title: 'Раз в\u00a0месяц', hint: 'Месячные линзы, 30\u00a0дней', days: 30 },
  quarter: { title: 'Раз в\u00a0три месяца', hint: 'Квартальные линзы, 90\u00a0дней', days: 90 },
} as const;

export type ScheduleKey = keyof typeof schedules;

export const scheduleKeys = Object.keys(schedules) as ScheduleKey[];

export type Reminder = {
  readonly schedule: ScheduleKey;
  /** The day on which the current lenses were opened, `2026-11-21`. */
  readonly start: string;
  /** The time of the reminder, `08:00`, in the device's time zone. */
  readonly time: string;
};

/** Whether a text is a day that exists, `2026-11-21`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text))) return false;
  // `Date` reads the 30th of February as the 2nd of March.
  return new Date(text).toISOString().startsWith(text);
}

const after = (day: string, days: number) => {
  const moved = new Date(day);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
};

const DAY = 86_400_000;

/**
 * The next replacement days, starting from `today`.
 * @param today day on the device's calendar. @param count how many.
 */
export function nextDays(
  { schedule, start }: Pick<Reminder, 'schedule' | 'start'>,
  today: string,
  count: number,
): readonly string[] {
  const { days } = schedules[schedule];
  const gone = (Date.parse(today) - Date.parse(start)) / DAY;
  // The current pair was opened at the start: the first replacement is one interval later.
  const first = Math.max(1, Math.ceil(gone / days));
  return Array.from({ length: count }, (_, place) => after(start, (first + place) * days));
}

/** When the pair in use was opened, if every replacement so far took place on its day. */
export function openedOn(reminder: Pick<Reminder, 'schedule' | 'start'>, today: string): string {
  const [next = today] = nextDays(reminder, today, 1);
  return after(next, -schedules[reminder.schedule].days);
}

/**
 * The reminder for a pair opened on the typed day. A pair that is overdue already is replaced today, and not
 * worn until the end of another interval.
 */
export function replacedInTime(reminder: Reminder, today: string): Reminder {
  const earliest = after(today, -schedules[reminder.schedule].days);
  return reminder.start < earliest ? { ...reminder, start: earliest } : reminder;
}

/** The number of days between two dates. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** The replacement as a recurring event, starting on its next day. */
export function replacingEvent(reminder: Reminder, today: string): CalendarEvent {
  const { days, title } = schedules[reminder.schedule];
  const [next = today] = nextDays(reminder, today, 1);
  return {
    uid: 'lens-replacing',
    starts: new Date(`${next}T${reminder.time}`),
    minutes: 10,
    title: 'Заменить контактные линзы',
    text: `${title}: откройте новую пару, старую выбросьте. Не\u00a0носите линзы дольше срока.`,
    remind: 'PT0M',
    rule: `FREQ=DAILY;INTERVAL=${days}`,
  };
}
