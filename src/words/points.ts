import { counted } from './plural.ts';

/** Points of the club in words: `1250` → «1 250 баллов». */
export function formatPoints(count: number): string {
  return counted(count, { one: 'балл', few: 'балла', many: 'баллов' });
}
