import type { ReleaseChanges } from '../../contract/schemas/publishing.ts';
import { counted } from '../../src/words/plural.ts';

const PAGES = { one: 'страница', few: 'страницы', many: 'страниц' };

/** When no page differs. Redirects, pictures and search engines' files are no pages, but readers notice them. */
export const sameWords = ({ files }: Pick<ReleaseChanges, 'files'>): string =>
  files > 0 ? 'страницы те\u00a0же, изменились переадресации или файлы' : 'страницы те\u00a0же';

/** «изменено: 12 страниц, добавлено: 1 страница», or that nothing changes. */
export function changeWords(changes: ReleaseChanges): string {
  const { added, changed, removed, everywhere } = changes;
  const parts = [
    changed.total > 0 ? `изменено: ${counted(changed.total, PAGES)}` : '',
    added.total > 0 ? `добавлено: ${counted(added.total, PAGES)}` : '',
    removed.total > 0 ? `убрано: ${counted(removed.total, PAGES)}` : '',
    everywhere ? 'шапка, подвал или стили всех страниц' : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : sameWords(changes);
}
