import { Anchor } from './Anchor.tsx';
import { Icon } from '../signs/Icon.tsx';
import * as css from './Pagination.module.css';

type Props = {
  /** URLs of the neighbours and of the newest page; null at the ends. */
  older: string | null;
  newer: string | null;
  newest: string | null;
  /** The text for what this page shows; null on the newest. */
  current: string | null;
  /** The first page of each year, newest first, for readers who know the date. */
  years: readonly { year: number; url: string }[];
};

/**
 * Pages of a list that grows at its front. They are labelled with dates rather than numbers:
 * numbers would shift with every new or removed article, and readers remember dates.
 */
export function Pagination({ older, newer, newest, current, years }: Props) {
  if (older === null && newer === null) return null;
  return (
    <nav className={css.root} aria-label="Страницы списка">
      <div className={css.steps}>
        {newest !== null && newest !== newer && (
          <Anchor url={newest} className={css.step}>
            Новые
          </Anchor>
        )}
        {newer !== null && (
          <Anchor url={newer} rel="prev" className={css.step}>
            <Icon name="arrow-left" size={20} />
            Новее
          </Anchor>
        )}
        <span className={css.current} aria-current="page">
          {current ?? 'Новые'}
        </span>
        {older !== null && (
          <Anchor url={older} rel="next" className={css.step}>
            Раньше
            <Icon name="arrow-right" size={20} />
          </Anchor>
        )}
      </div>
      {years.length > 0 && (
        <ul className={css.years} aria-label="По годам">
          <li className={css.label} aria-hidden="true">
            По&#160;годам:
          </li>
          {years.map(({ year, url }) => (
            <li key={year}>
              <Anchor url={url} className={css.step} label={`Статьи ${year} года`}>
                {year}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
