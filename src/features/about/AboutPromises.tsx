import type { AboutPage } from '../../../contract/schemas/pages.ts';
import { classNames } from '../../ui/rendering/class-names.ts';
import { PictureCard } from './PictureCard.tsx';
import * as css from './AboutPromises.module.css';

/**
 * The page's top banner: the first promise large, the others side by side below it. Nothing rotates
 * or hides behind an arrow: visitors with low vision can read all of it in one go.
 */
export function AboutPromises({ items }: AboutPage['top_banner']) {
  if (items.length === 0) return null;
  return (
    <section className={css.root} aria-label="Что мы обещаем">
      <ul className={css.list} role="list">
        {items.map(({ title, text, picture }, index) => {
          // The first one, and a last one that would be alone in its row, take the whole width.
          const first = index === 0;
          const wide = first || (index === items.length - 1 && items.length % 2 === 0);
          return (
            <li key={title} className={classNames(css.item, wide && css.wide)}>
              <PictureCard
                picture={picture}
                sizes={
                  wide
                    ? '(min-width: 1280px) 42rem, (min-width: 820px) 54vw, 92vw'
                    : '(min-width: 1280px) 38rem, (min-width: 820px) 46vw, 92vw'
                }
                priority={first}
                lying={wide}
              >
                <div className={css.words}>
                  <h2 className={css.title}>{title}</h2>
                  <p className={css.text}>{text}</p>
                </div>
              </PictureCard>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
