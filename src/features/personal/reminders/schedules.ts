import type { CalendarEvent } from '../../../client/files/calendar-file.ts';

/** How often lenses are replaced. The days are those of the packages, counted from the opening. */
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
  /** Day the lenses that are worn now were opened, `2026-11-21`. */
  readonly start: string;
  /** When to be reminded, `08:00`, by the clock of the device. */
  readonly time: string;
};

export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toISOString().startsWith(text);
}

const after = (day: string, days: number) => {
  const moved = new Date(day);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
};

const DAY = 86_400_000;

/**
 * The next days of replacing, from `today` on.
 * @param today day on the device's calendar. @param count how many.
 */
export function nextDays(
  { schedule, start }: Pick<Reminder, 'schedule' | 'start'>,
  today: string,
  count: number,
): readonly string[] {
  const { days } = schedules[schedule];
  const gone = (Date.parse(today) - Date.parse(start)) / DAY;
  // The pair that is worn now was opened at the start: the first replacing comes one step later.
  const first = Math.max(1, Math.ceil(gone / days));
  return Array.from({ length: count }, (_, place) => after(start, (first + place) * days));
}

/** How many days lie between two. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** The replacing as an event that comes again, from its next day on. */
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
