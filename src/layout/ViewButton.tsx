import type { MouseEvent } from 'react';
import { classNames } from '../ui/rendering/class-names.ts';
import { Icon } from '../ui/signs/Icon.tsx';
import { VIEW_PANEL_ID } from './view-panel-id.ts';
import * as css from './ViewButton.module.css';

/** A menu would hide the very page that the panel changes. */
const closeMenu = (event: MouseEvent<HTMLElement>) => {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
};

/** Opens the low-vision panel, also without a script. */
export function ViewButton({ className }: { className?: string | undefined }) {
  return (
    <button
      type="button"
      className={classNames(css.root, className)}
      popoverTarget={VIEW_PANEL_ID}
      onClick={closeMenu}
    >
      <Icon name="eye" />
      <span>Версия для&#160;слабовидящих</span>
    </button>
  );
}
