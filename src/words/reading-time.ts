import { counted } from './plural.ts';

/** The reading time of a text: `readingTime(5)` → «5 минут чтения». */
export function readingTime(minutes: number): string {
  return counted(minutes, {
    one: 'минута чтения',
    few: 'минуты чтения',
    many: 'минут чтения',
  });
}
