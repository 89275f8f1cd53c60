import { useEffect, useState } from 'react';

const SECOND = 1000;
const leftUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / SECOND));

/** Seconds until a moment, updated every second; zero once it is reached. */
export function useSecondsLeft(moment: number): number {
  const [left, setLeft] = useState(() => leftUntil(moment));
  useEffect(() => {
    const tell = () => setLeft(leftUntil(moment));
    tell();
    const timer = setInterval(() => {
      tell();
      if (leftUntil(moment) === 0) clearInterval(timer);
    }, SECOND);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}
