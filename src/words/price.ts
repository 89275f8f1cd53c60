import { wholeNumber } from '../config/number-words.ts';

/** Roubles for readers: `1290` → «1 290 ₽»; kopecks only when they are not zero. */
export function formatPrice(roubles: number): string {
  const kopecks = Math.round(roubles * 100);
  const whole = wholeNumber(Math.trunc(kopecks / 100));
  const rest = kopecks % 100;
  return `${whole}${rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`}\u00a0₽`;
}
