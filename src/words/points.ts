import { counted } from './plural.ts';

/** Club points as text: `1250` → «1 250 баллов». */
export function formatPoints(count: number): string {
  return counted(count, { one: 'балл', few: 'балла', many: 'баллов' });
}
