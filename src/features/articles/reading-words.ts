import { counted } from '../../words/plural.ts';

/** `countArticles(24)` → «24 статьи». */
export function countArticles(count: number): string {
  return counted(count, { one: 'статья', few: 'статьи', many: 'статей' });
}
