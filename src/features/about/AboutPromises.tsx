import type { AboutPage } from '../../../contract/schemas/pages.ts';
import { Card } from '../../ui/Card.tsx';
import { Picture } from '../../ui/Picture.tsx';
import * as css from './AboutPromises.module.css';

/**
 * The page's top banner: the first promise large, the others beside each other under it. Nothing
 * turns by itself or hides behind an arrow: who sees badly reads all of it in one go.
 */
export function AboutPromises({ items }: AboutPage['top_banner']) {
  if (items.length === 0) return null;
  return (
    <section className={css.root} aria-label="Что мы обещаем">
      <ul className={css.list} role="list">
        {items.map(({ title, text, picture }, index) => (
          <li key={title} className={css.item}>
            <Card as="article" className={css.card}>
              <div className={css.frame}>
                <Picture
                  picture={picture}
                  sizes={
                    index === 0
                      ? '(min-width: 1280px) 42rem, (min-width: 820px) 54vw, 92vw'
                      : '(min-width: 1280px) 38rem, (min-width: 820px) 46vw, 92vw'
                  }
                  priority={index === 0}
                  className={css.picture ?? ''}
                />
              </div>
              <div className={css.words}>
                <h2 className={css.title}>{title}</h2>
                <p className={css.text}>{text}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
