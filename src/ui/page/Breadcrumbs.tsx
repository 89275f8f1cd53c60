import { Anchor } from '../links/Anchor.tsx';
import { BreadcrumbData } from './BreadcrumbData.tsx';
import type { Crumb } from './crumb.ts';
import * as css from './Breadcrumbs.module.css';

type Props = {
  items: Crumb[];
  /** What this one is called where a page has two; robots are told of the page's own only. */
  label?: string;
};

/** The way back up. The last item is the page itself and has no address. */
export function Breadcrumbs({ items, label }: Props) {
  return (
    <nav className={css.root} aria-label={label ?? 'Хлебные крошки'}>
      {label === undefined && <BreadcrumbData items={items} />}
      <ol className={css.list}>
        {items.map(({ title, url }) => (
          <li key={title} className={css.item}>
            {url === undefined ? (
              <span aria-current="page">{title}</span>
            ) : (
              <Anchor url={url} className={css.link}>
                {title}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
