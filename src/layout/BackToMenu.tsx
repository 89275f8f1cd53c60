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
 * From the city chooser to the burger's menu. Without a script it is one of two buttons: the menu
 * is below already and the chooser goes, or it is not and comes.
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
