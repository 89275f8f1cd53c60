import { counted } from './plural.ts';

/** How long a text takes: `readingTime(5)` → «5 минут чтения». */
export function readingTime(minutes: number): string {
  return counted(minutes, {
    one: 'минута чтения',
    few: 'минуты чтения',
    many: 'минут чтения',
  });
}
