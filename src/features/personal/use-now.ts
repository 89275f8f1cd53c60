import { useEffect, useState } from 'react';

const HALF_A_MINUTE = 30_000;

/** The current time, updated every half minute: member data is never part of the built HTML. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), HALF_A_MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
