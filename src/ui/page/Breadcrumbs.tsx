import { Anchor } from '../links/Anchor.tsx';
import { BreadcrumbData } from './BreadcrumbData.tsx';
import type { Crumb } from './crumb.ts';
import * as css from './Breadcrumbs.module.css';

type Props = {
  items: Crumb[];
  /** The name of this breadcrumb trail on a page with two; robots get only the page's own. */
  label?: string;
};

/** The breadcrumbs. The last item is the page itself and has no URL. */
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
