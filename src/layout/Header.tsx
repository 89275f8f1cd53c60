import type { ReactNode } from 'react';
import type { Settings } from '../../contract/schemas/settings.ts';
import { routes } from '../config/routes.ts';
import { Anchor } from '../ui/Anchor.tsx';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from './Logo.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SideMenu } from './SideMenu.tsx';
import { ViewButton } from './ViewButton.tsx';
import * as css from './Header.module.css';

type Props = {
  settings: Settings;
  /** The city's name and, later, its chooser. */
  city: ReactNode;
  /** The page of the free pair does not offer the free pair once more. */
  banner?: boolean;
};

/**
 * The head of every page. On wide screens it stays in sight without its banner; up to 1024 px it
 * scrolls away, and the side menu holds what does not fit.
 */
export function Header({ settings: { brand, header }, city, banner = true }: Props) {
  return (
    <header className={classNames(css.root, !banner && css.bare)} data-track="headerButton">
      {banner && (
        <Anchor url={header.banner.url} className={css.banner}>
          {header.banner.title}
          <Icon name="arrow-right" size={20} />
        </Anchor>
      )}
      <div className={css.bar}>
        <Anchor url={routes.home} className={css.logo} label={`${brand.name}, на\u00a0главную`}>
          <Logo name={brand.name} />
        </Anchor>
        <div className={css.city}>{city}</div>
        <div className={css.search}>
          <SearchForm />
        </div>
        <Anchor url="/auth/" className={css.login}>
          <Icon name="user" />
          <span className={css.loginText}>Войти</span>
        </Anchor>
        <div className={css.freePair} data-goal="free-trial">
          <Button url={header.free_pair.url} size="small">
            {header.free_pair.title}
          </Button>
        </div>
        <div className={css.menu}>
          <SideMenu header={header} />
        </div>
      </div>
      <div className={css.navigation}>
        <MainNavigation links={header.links} />
        <ViewButton className={css.view} />
      </div>
    </header>
  );
}
