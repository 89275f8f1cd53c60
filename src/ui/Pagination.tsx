import { Anchor } from './Anchor.tsx';
import { Icon } from './Icon.tsx';
import * as css from './Pagination.module.css';

type PageLink = { number: number | null; url: string };

type Props = {
  /** Addresses of the neighbours; null at the ends. */
  older: string | null;
  newer: string | null;
  /**
   * The pages worth showing, newest first; the newest has no number, the oldest is number 1, and
   * `null` stands for those left out.
   */
  pages: readonly (PageLink | null)[];
  current: number | null;
};

/**
 * Pages of a list that grows at its front. Numbers count from the oldest page, so that an address
 * always shows the same things; hence words («Новее», «Раньше») and not just numbers.
 */
export function Pagination({ older, newer, pages, current }: Props) {
  if (pages.length < 2) return null;
  return (
    <nav className={css.root} aria-label="Страницы списка">
      {newer !== null && (
        <Anchor url={newer} rel="prev" className={css.step}>
          <Icon name="arrow-left" size={20} />
          Новее
        </Anchor>
      )}
      <ol className={css.list} role="list">
        {pages.map((page, index) => (
          <li key={page?.url ?? `gap-${String(index)}`}>
            {page === null ? (
              <span className={css.gap}>…</span>
            ) : (
              <PageItem page={page} current={current} />
            )}
          </li>
        ))}
      </ol>
      {older !== null && (
        <Anchor url={older} rel="next" className={css.step}>
          Раньше
          <Icon name="arrow-right" size={20} />
        </Anchor>
      )}
    </nav>
  );
}

function PageItem({ page: { number, url }, current }: { page: PageLink; current: number | null }) {
  const title = number === null ? 'Новые' : String(number);
  if (number === current) {
    return (
      <span className={css.current} aria-current="page">
        {title}
      </span>
    );
  }
  return (
    <Anchor
      url={url}
      className={css.page}
      label={number === null ? undefined : `Страница ${title}`}
    >
      {title}
    </Anchor>
  );
}
