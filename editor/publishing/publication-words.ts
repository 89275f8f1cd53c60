/** The state of a publication, in words. */
import type { ReleaseChanges, ShownRevision } from '../../contract/schemas/publishing.ts';
import { sameWords } from '../releases/release-words.ts';
import { counted } from '../../src/words/plural.ts';

const PAGES = { one: 'страница', few: 'страницы', many: 'страниц' };

const SECOND = 1000;

const seconds = new Intl.NumberFormat('ru', { maximumFractionDigits: 1 });

/** «38 мс», «1,4 с». */
export const durationWords = (ms: number): string =>
  ms < SECOND ? `${Math.max(1, Math.round(ms))}\u00a0мс` : `${seconds.format(ms / SECOND)}\u00a0с`;

/** «6 страниц»; all pages, if a part they share has changed. */
function pagesWords(changes: ReleaseChanges | null): string {
  if (!changes) return sameWords({ files: 0 });
  const { added, changed, removed, everywhere } = changes;
  const total = added.total + changed.total + removed.total;
  if (everywhere) return total > 0 ? `все страницы, своё\u00a0— у\u00a0${total}` : 'все страницы';
  return total > 0 ? counted(total, PAGES) : sameWords(changes);
}

/** The line of a publication; `told` is null while the site does not respond. */
export function publicationWords(told: ShownRevision | null): string {
  if (!told) return 'Сохранено';
  if (told.is_shown) {
    const time = told.ms === null ? '' : ` за\u00a0${durationWords(told.ms)}`;
    return `Опубликовано${time} · ${pagesWords(told.changes)}`;
  }
  switch (told.state) {
    case 'held back':
      return 'Сохранено. Читатели видят прежний выпуск сайта, пока вы не\u00a0продолжите публикацию';
    case 'building':
      return 'Сохранено. Сайт собирается целиком, это займёт минуту-другую';
    case 'waiting':
      return 'Сохранено. Сайт пока не\u00a0обновляется, он попробует ещё раз сам';
    case 'starting':
      return 'Сохранено. Сайт запускается и\u00a0скоро обновится';
    default:
      return 'Сохранено, публикуем…';
  }
}

/** Whether pages have changed, or are about to. */
export type When = 'done' | 'ahead';

/** Labels of pages that only one of the releases has. */
export const WHAT_WORDS = {
  done: { added: 'новая', removed: 'убрана' },
  ahead: { added: 'вернётся', removed: 'исчезнет' },
} as const satisfies Record<When, object>;

export type ChangedPage = {
  readonly url: string;
  readonly what: 'added' | 'changed' | 'removed';
};

/** The changed pages, new ones first, and the number of further ones. */
export function changedPages(changes: ReleaseChanges): {
  readonly pages: readonly ChangedPage[];
  readonly more: number;
} {
  const kinds = ['added', 'changed', 'removed'] as const;
  const pages = kinds.flatMap((what) => changes[what].items.map((url) => ({ url, what })));
  const total = kinds.reduce((sum, what) => sum + changes[what].total, 0);
  return { pages, more: total - pages.length };
}
