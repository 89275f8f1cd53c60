import type { CSSProperties } from 'react';
import type { Settings } from '../../contract/schemas/settings.ts';
import type { CityTitle } from '../build/page-data.ts';
import { HEADER_ACTIVE_AFTER } from '../config/constants.ts';
import { routes } from '../config/routes.ts';
import { Anchor } from '../ui/links/Anchor.tsx';
import { Button } from '../ui/actions/Button.tsx';
import { Icon } from '../ui/signs/Icon.tsx';
import { classNames } from '../ui/rendering/class-names.ts';
import { useHydrated } from '../ui/rendering/use-hydrated.ts';
import { CityChooser } from './CityChooser.tsx';
import { CityName } from './CityName.tsx';
import { IconButton } from './IconButton.tsx';
import { LoginPanel } from './LoginPanel.tsx';
import { Logo } from './Logo.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import { overlayIds } from './overlays.ts';
import { ProfileBlock } from './ProfileBlock.tsx';
import { SearchBar } from './SearchBar.tsx';
import { SearchToggle } from './SearchToggle.tsx';
import { SideMenu } from './SideMenu.tsx';
import { useUserMenu } from './use-user-menu.tsx';
import { ViewButton } from './ViewButton.tsx';
import * as css from './Header.module.css';
import * as lift from './HeaderLift.module.css';

type Props = {
  settings: Settings;
  /** The cities that the chooser offers without loading. */
  popular: readonly CityTitle[];
};

const activeAfter: CSSProperties & Record<'--active-after', string> = {
  '--active-after': `${HEADER_ACTIVE_AFTER}px`,
};

/** Until hydration «Войти» leads to its page. */
const LoginPart = () => useHydrated() && <LoginPanel />;

/**
 * The header of every page, and the panels it opens. On wide screens it stays in view without its
 * banner; up to 1024 px it scrolls away.
 */
export function Header({ settings: { brand, header }, popular }: Props) {
  // Until its menu has loaded, the member's icon leads to the personal area.
  const userMenu = useUserMenu();
  return (
    <header className={css.root} data-track="headerButton">
      <div className={css.banner} data-goal="free-trial" data-screen="">
        <Anchor url={header.banner.url} className={css.offer}>
          {header.banner.title}
          <Icon name="arrow-right" size={20} />
        </Anchor>
      </div>
      <div className={classNames(css.stuck, lift.root)} style={activeAfter}>
        <div className={css.bar}>
          <Anchor url={routes.home} className={css.logo} label={`${brand.name}, на\u00a0главную`}>
            <Logo name={brand.name} />
          </Anchor>
          <div className={css.city}>
            <CityName />
          </div>
          <SearchToggle />
          <ProfileBlock hasMenu={userMenu !== null} />
          <div className={css.freePair} data-goal="free-trial">
            <Button url={header.free_pair.url} size="small">
              {header.free_pair.title}
            </Button>
          </div>
          <IconButton
            icon="menu"
            label="Меню"
            popoverTarget={overlayIds.menu}
            className={css.last}
          />
        </div>
        <div className={css.navigation}>
          <MainNavigation links={header.links} />
          <ViewButton className={css.view} />
        </div>
      </div>
      <SearchBar />
      <SideMenu header={header} />
      <CityChooser popular={popular} />
      {userMenu}
      <LoginPart />
    </header>
  );
}
