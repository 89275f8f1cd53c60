import { useEffect, useRef, useState, type ComponentType, type ToggleEvent } from 'react';
import { loadAgain } from '../client/page/load-again.ts';
import { routes } from '../config/routes.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Icon } from '../ui/signs/Icon.tsx';
import { VIEW_PANEL_ID } from './view-panel-id.ts';
import * as css from './ViewPanel.module.css';

const TITLE_ID = 'view-panel-title';

const loadForm = async (): Promise<ComponentType> =>
  (await import(/* webpackChunkName: "view-form" */ './ViewForm.tsx')).ViewForm;

/** The focus stays in the panel when the form takes the place of the link. */
const passFocus = (place: HTMLElement | null) => () => {
  if (place?.contains(document.activeElement)) {
    place.closest<HTMLElement>('[popover]')?.focus();
  }
};

/**
 * «Версия для слабовидящих» beside the page, opened by the browser itself. Its form loads at the first opening:
 * until then, and without scripts, there is a link to the page with the same form (docs/decisions/189).
 */
export function ViewPanel() {
  const panel = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<ComponentType | null>(null);
  const load = () => {
    loadAgain(loadForm).then(
      (loaded) => setForm(() => loaded),
      () => undefined,
    );
  };
  useEffect(() => {
    // Opened before hydration, so no event was received.
    if (panel.current?.matches(':popover-open')) load();
  }, []);
  const onToggle = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    if (newState !== 'open') return;
    currentTarget.focus();
    load();
  };
  return (
    <div
      ref={panel}
      id={VIEW_PANEL_ID}
      popover="auto"
      className={css.root}
      role="dialog"
      aria-labelledby={TITLE_ID}
      tabIndex={-1}
      onToggle={onToggle}
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
      {Form ? (
        <Form />
      ) : (
        <div ref={passFocus} className={css.way}>
          <Button url={routes.view}>Открыть настройки</Button>
        </div>
      )}
    </div>
  );
}
