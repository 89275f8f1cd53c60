import { shopQuery } from '../../config/shop-query.ts';
import { Anchor } from '../../ui/links/Anchor.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { inPlace, type ShopQueryState } from './use-shop-query.ts';
import * as css from './ViewSwitch.module.css';

const VIEWS = [
  { view: 'list', title: 'Список', icon: 'menu' },
  { view: 'map', title: 'Карта', icon: 'pin' },
] as const;

/**
 * The list alone, or with a map: links, so that either can be shared. The edge updates them by
 * their data attributes.
 */
export function ViewSwitch({ path, query, change }: ShopQueryState & { path: string }) {
  return (
    <ul className={css.root} role="list">
      {VIEWS.map(({ view, title, icon }) => (
        <li key={view} data-view-link={view}>
          <Anchor
            url={path + shopQuery({ ...query, view })}
            className={css.view}
            current={query.view === view ? 'true' : undefined}
            onClick={inPlace(() => change({ view }))}
          >
            <Icon name={icon} size={20} />
            {title}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
