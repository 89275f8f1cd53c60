import type { ToggleEvent } from 'react';
import { routes } from '../config/routes.ts';
import { Button } from '../ui/actions/Button.tsx';
import { useHydrated } from '../ui/rendering/use-hydrated.ts';
import { Icon } from '../ui/signs/Icon.tsx';
import { VIEW_PANEL_ID } from './view-panel-id.ts';
import { ViewForm } from './ViewForm.tsx';
import * as css from './ViewPanel.module.css';

const TITLE_ID = 'view-panel-title';

const focusOpened = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
  if (newState === 'open') currentTarget.focus();
};

/** The focus stays in the panel when the form takes the place of the link. */
const passFocus = (place: HTMLElement | null) => () => {
  if (place?.contains(document.activeElement)) {
    place.closest<HTMLElement>('[popover]')?.focus();
  }
};

/**
 * «Версия для слабовидящих» beside the page, opened by the browser itself. Its form is rendered once a script
 * runs: until then, and without scripts, there is a link to the page with the same form (docs/decisions/189).
 */
export function ViewPanel() {
  const awake = useHydrated();
  return (
    <div
      id={VIEW_PANEL_ID}
      popover="auto"
      className={css.root}
      role="dialog"
      aria-labelledby={TITLE_ID}
      tabIndex={-1}
      onToggle={focusOpened}
    >
      <div className={css.head}>
        <h2 id={TITLE_ID} className={css.title}>
          Версия для&#160;слабовидящих
        </h2>
        <button
          type="button"
          className={css.close}
          popoverTarget={VIEW_PANEL_ID}
          popoverTargetAction="hide"
          aria-label="Закрыть"
        >
          <Icon name="close" size={28} />
        </button>
      </div>
      {awake ? (
        <ViewForm />
      ) : (
        <div ref={passFocus} className={css.way}>
          <Button url={routes.view}>Открыть настройки</Button>
        </div>
      )}
    </div>
  );
}
