import { useEffect, useRef, useState, type FormEvent } from 'react';
import { onReturn } from '../client/page/on-return.ts';
import { routes } from '../config/routes.ts';
import { viewOf, type View } from '../config/view.ts';
import { followView, showView, shownView } from '../stores/view.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Icon } from '../ui/signs/Icon.tsx';
import { VIEW_PANEL_ID } from './view-panel-id.ts';
import { changeInWords, PANEL_ORDER } from './view-words.ts';
import { ViewChoice } from './ViewChoice.tsx';
import * as css from './ViewPanel.module.css';

const TITLE_ID = 'view-panel-title';

function viewOfForm(form: HTMLFormElement): View {
  const data = new FormData(form);
  return viewOf((setting) => data.get(setting));
}

/**
 * Selects the visitor's choices in the form: a form restored by the browser may differ, and the page may
 * differ from choices made in another tab.
 */
function fillForm(form: HTMLFormElement): void {
  followView();
  const view = shownView();
  for (const input of form.querySelectorAll<HTMLInputElement>('input[data-view]')) {
    const setting = PANEL_ORDER.find((name) => name === input.name);
    input.checked = setting !== undefined && input.value === (view[setting] ?? '');
  }
}

/**
 * «Версия для слабовидящих»: the page itself is the preview and changes immediately. The settings
 * live on `<html>`, so React holds none. Without a script the same form asks the edge to store
 * them.
 */
export function ViewPanel() {
  const form = useRef<HTMLFormElement>(null);
  const [change, setChange] = useState('');

  const apply = (view: View) => {
    setChange(changeInWords(shownView(), view));
    showView(view);
  };
  const reset = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply({});
    fillForm(event.currentTarget);
  };

  useEffect(() => {
    const panel = form.current?.parentElement;
    if (!form.current || !panel) return;
    const current = form.current;
    // Chosen before hydration: it counts.
    if (panel.matches(':popover-open')) showView(viewOfForm(current));
    else followView();
    const onToggle = (event: ToggleEvent) => {
      if (event.newState !== 'open') return;
      fillForm(current);
      setChange('');
      panel.focus();
    };
    panel.addEventListener('toggle', onToggle);
    const stop = onReturn(() => fillForm(current));
    return () => {
      stop();
      panel.removeEventListener('toggle', onToggle);
    };
  }, []);

  return (
    <div
      id={VIEW_PANEL_ID}
      popover="auto"
      className={css.root}
      role="dialog"
      aria-labelledby={TITLE_ID}
      tabIndex={-1}
    >
      <form
        ref={form}
        method="post"
        action={routes.view}
        className={css.form}
        onChange={(event) => apply(viewOfForm(event.currentTarget))}
        onSubmit={reset}
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
        {PANEL_ORDER.map((setting) => (
          <ViewChoice key={setting} setting={setting} />
        ))}
        <div className={css.actions}>
          <noscript>
            <Button type="submit">Применить</Button>
          </noscript>
          <button type="submit" name="reset" value="1" className={css.reset}>
            Вернуть обычный вид
          </button>
        </div>
        <p role="status" className={css.status}>
          {change}
        </p>
      </form>
    </div>
  );
}
