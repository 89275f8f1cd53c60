import type { MouseEvent } from 'react';
import { IconButton } from './IconButton.tsx';
import { closeOverlay, openOverlay, overlayIds } from './overlays.ts';
import * as css from './BackToMenu.module.css';

const goBack = (event: MouseEvent<HTMLButtonElement>) => {
  event.preventDefault();
  closeOverlay(event);
  openOverlay(overlayIds.menu);
};

/**
 * Leads from the city chooser to the burger menu. Without a script it is one of two buttons: either
 * the menu is already open below and the chooser closes, or the menu opens.
 */
export function BackToMenu() {
  const back = { icon: 'arrow-left', label: 'Назад в\u00a0меню', onClick: goBack } as const;
  return (
    <>
      <IconButton
        {...back}
        popoverTarget={overlayIds.menu}
        popoverTargetAction="show"
        className={css.openMenu}
      />
      <IconButton
        {...back}
        popoverTarget={overlayIds.city}
        popoverTargetAction="hide"
        className={css.closeChooser}
      />
    </>
  );
}
