import type { MouseEvent } from 'react';
import type { Settings } from '../../contract/schemas/settings.ts';
import { Anchor } from '../ui/Anchor.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SearchForm } from './SearchForm.tsx';
import { useHydrated } from './use-hydrated.ts';
import { ViewButton } from './ViewButton.tsx';
import * as css from './SideMenu.module.css';

const MENU_ID = 'side-menu';

/** A link that stays on the page's document must also put the menu away. */
const closeMenu = (event: MouseEvent<HTMLElement>) => {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
};

/**
 * The menu of narrow screens. A popover: the browser opens and closes it, moves it above the page
 * and lets Escape or a tap beside it put it away, all without a script.
 */
export function SideMenu({ header }: { header: Settings['header'] }) {
  const here = useHydrated() ? css.here : undefined;
  return (
    <>
      <button type="button" className={css.burger} popoverTarget={MENU_ID} aria-label="Меню">
        <Icon name="menu" size={28} />
      </button>
      <div id={MENU_ID} popover="auto" className={css.panel} role="dialog" aria-label="Меню">
        <div className={css.head}>
          <p className={css.title}>Меню</p>
          <button
            type="button"
            className={css.burger}
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label="Закрыть меню"
          >
            <Icon name="close" size={28} />
          </button>
        </div>
        <SearchForm />
        <nav aria-label="Основное меню">
          <ul role="list" className={css.links}>
            {header.links.map(({ title, url, external }) => (
              <li key={url}>
                <Anchor url={url} className={css.link} activeClassName={here} onClick={closeMenu}>
                  <span>{title}</span>
                  <Icon name={external ? 'external' : 'arrow-right'} size={20} />
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <Button url={header.free_pair.url} variant="accent" size="full" onClick={closeMenu}>
          {header.free_pair.title}
        </Button>
        <ViewButton />
      </div>
    </>
  );
}
