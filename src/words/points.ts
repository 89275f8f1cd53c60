import { counted } from './plural.ts';

/** Points that expire after their last day, which follows: `21` → «21 балл сгорит» (после 5 декабря). */
export const burningPoints = (count: number): string =>
  counted(count, { one: 'балл сгорит', few: 'балла сгорят', many: 'баллов сгорят' });

/** Points that are missing: `1` → «1 балла», as in «не хватает 1 балла». */
export const missingPoints = (count: number): string =>
  counted(count, { one: 'балла', few: 'баллов', many: 'баллов' });

/** Club points as text: `1250` → «1 250 баллов». */
export function formatPoints(count: number): string {
  return counted(count, { one: 'балл', few: 'балла', many: 'баллов' });
}
