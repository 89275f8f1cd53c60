import { useEffect, useState } from 'react';
import { minuteOfWeek } from '../../words/opening-hours.ts';

const MINUTE = 60_000;

/**
 * The current minute of the week in a time zone, kept up to date: shops close while the page is
 * open. Null in an unknown time zone.
 */
export function useMinute(timeZone: string | null): number | null {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return minuteOfWeek(now, timeZone);
}
