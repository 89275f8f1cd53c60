import { useEffect, useState } from 'react';
import { minuteOfWeek } from '../../words/opening-hours.ts';

const MINUTE = 60_000;

/** The minute of the week in a time zone, as it goes by: shops close while somebody reads. */
export function useMinute(timeZone: string): number {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return minuteOfWeek(now, timeZone);
}
