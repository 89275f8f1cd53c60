import { memo } from 'react';
import type { Settings } from '../../contract/schemas/settings.ts';
import { Anchor } from '../ui/links/Anchor.tsx';
import { Button } from '../ui/actions/Button.tsx';
import { Icon } from '../ui/signs/Icon.tsx';
import { CityName } from './CityName.tsx';
import { IconButton } from './IconButton.tsx';
import { closeOverlay, overlayIds } from './overlays.ts';
import { SidePanel } from './SidePanel.tsx';
import { useAwake } from '../ui/rendering/use-awake.ts';
import { ViewButton } from './ViewButton.tsx';
import * as css from './SideMenu.module.css';

type Props = {
  header: Settings['header'];
};

/**
 * Without a script the back button of the city chooser can only open the menu on top of the
 * chooser, as the browser nests them; closing must then hide the chooser underneath, and the menu
 * closes with it.
 */
function CloseMenu() {
  const close = { icon: 'close', label: 'Закрыть меню', popoverTargetAction: 'hide' } as const;
  return (
    <>
      <IconButton {...close} popoverTarget={overlayIds.menu} className={css.closeMenu} />
      <IconButton {...close} popoverTarget={overlayIds.city} className={css.closeBoth} />
    </>
  );
}

/** The burger menu: the city, the site's sections and the free pair. */
export const SideMenu = memo(function SideMenu({ header }: Props) {
  const here = useAwake() ? css.here : undefined;
  return (
    <SidePanel
      id={overlayIds.menu}
      title="Меню"
      closeLabel="Закрыть меню"
      head={<CityName />}
      close={<CloseMenu />}
    >
      <nav aria-label="Меню">
        <ul className={css.links}>
          {header.links.map(({ title, url, external }) => (
            <li key={url}>
              <Anchor url={url} className={css.link} activeClassName={here} onClick={closeOverlay}>
                <span>{title}</span>
                <Icon name={external ? 'external' : 'arrow-right'} size={20} />
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <div data-goal="free-trial">
        <Button url={header.free_pair.url} variant="accent" size="full" onClick={closeOverlay}>
          {header.free_pair.title}
        </Button>
      </div>
      <ViewButton />
    </SidePanel>
  );
});
