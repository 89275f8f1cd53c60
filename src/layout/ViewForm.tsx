import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { onReturn } from '../client/page/on-return.ts';
import { routes } from '../config/routes.ts';
import { viewOf, type View } from '../config/view.ts';
import { followView, showView, shownView } from '../stores/view.ts';
import { useHydrated } from '../ui/rendering/use-hydrated.ts';
import { changeInWords, PANEL_ORDER } from './view-words.ts';
import { ViewChoice } from './ViewChoice.tsx';
import * as css from './ViewForm.module.css';

type Props = {
  /** What sends the form where no script may run. Without it the form only applies choices. */
  send?: ReactNode;
};

function viewOfForm(form: HTMLFormElement): View {
  const data = new FormData(form);
  return viewOf((setting) => data.get(setting));
}

/** Selects the choices that the page shows. */
function fillForm(form: HTMLFormElement): void {
  const view = shownView();
  for (const input of form.querySelectorAll<HTMLInputElement>('input[data-view]')) {
    const setting = PANEL_ORDER.find((name) => name === input.name);
    input.checked = setting !== undefined && input.value === (view[setting] ?? '');
  }
}

/**
 * The settings of «Версия для слабовидящих», in the panel and on a page of their own: the page itself is the
 * preview and changes immediately. They live on `<html>`, so React holds none. Without a script the edge
 * stores what the form sends.
 */
export function ViewForm({ send }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [change, setChange] = useState('');
  const alive = useHydrated();

  const apply = (view: View) => {
    setChange(changeInWords(shownView(), view));
    showView(view);
  };
  const reset = ({ currentTarget: { form: own } }: MouseEvent<HTMLButtonElement>) => {
    apply({});
    if (own) fillForm(own);
  };

  useEffect(() => {
    const current = form.current;
    if (!current) return;
    // It was in the HTML, and what was chosen in it before hydration counts.
    if (!alive) showView(viewOfForm(current));
    const catchUp = () => {
      followView();
      fillForm(current);
      setChange('');
    };
    catchUp();
    const stop = onReturn(catchUp);
    // A panel opens or closes: this one, or the one above the page.
    document.addEventListener('toggle', catchUp, true);
    return () => {
      stop();
      document.removeEventListener('toggle', catchUp, true);
    };
  }, [alive]);

  return (
    <form
      ref={form}
      method="post"
      action={routes.view}
      // A browser that restored earlier choices after a reload would make them again.
      autoComplete="off"
      className={css.root}
      onChange={(event) => apply(viewOfForm(event.currentTarget))}
      // Without a submit button, Enter in a choice would still submit the form.
      onSubmit={send === undefined ? (event) => event.preventDefault() : undefined}
    >
      {PANEL_ORDER.map((setting) => (
        <ViewChoice key={setting} setting={setting} />
      ))}
      <div className={css.actions}>
        {send}
        <button
          // As a submit button it would also be pressed by Enter in a choice.
          type={alive ? 'button' : 'submit'}
          name="reset"
          value="1"
          className={css.reset}
          onClick={alive ? reset : undefined}
        >
          Вернуть обычный вид
        </button>
      </div>
      <p role="status" className={css.status}>
        {change}
      </p>
    </form>
  );
}
