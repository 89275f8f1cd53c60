import type { PageData } from '../../build/page-data.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import * as css from './OtherPages.module.css';

/** The other text pages. */
export function OtherPages({ pages }: Pick<PageData['staticPage'], 'pages'>) {
  if (pages.length === 0) return null;
  return (
    <Card tone="mist" padded>
      <nav aria-labelledby="drugie-stranicy">
        <h2 id="drugie-stranicy" className={css.title}>
          Смотрите также
        </h2>
        <ul>
          {pages.map(({ id, url, title }) => (
            <li key={id}>
              <TextLink url={url} kind="standalone">
                {title}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}
