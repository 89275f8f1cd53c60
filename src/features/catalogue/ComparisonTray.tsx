import { navigate } from 'gatsby';
import { useRef, type FormEvent } from 'react';
import { comparisonUrl } from '../../config/comparison.ts';
import { COMPARED_MAX } from '../../config/constants.ts';
import { routes } from '../../config/routes.ts';
import { clearCompared, removeCompared, useCompared } from '../../stores/comparison.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { SignButton } from '../../ui/actions/SignButton.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { COMPARISON_FORM } from './comparison-form.ts';
import * as css from './ComparisonTray.module.css';

/**
 * The products chosen for a comparison, at the bottom of the window. Without a script, styles show
 * it once a box is ticked, and it sends the boxes of this page; with one it knows the choice from
 * all pages.
 */
export function ComparisonTray() {
  const chosen = useCompared();
  const form = useRef<HTMLFormElement>(null);
  const ofAll = `${String(chosen.length)} из\u00a0${String(COMPARED_MAX)}`;

  const send = (event: FormEvent) => {
    if (chosen.length === 0) return;
    event.preventDefault();
    void navigate(comparisonUrl(chosen.map(({ alias }) => alias)));
  };
  // The pressed button disappears, with the last product the whole tray, so the focus is moved. The page stays
  // where it is: browsers would scroll a sticky tray to the middle of the window.
  const focus = (element: HTMLElement | null | undefined) =>
    element?.focus({ preventScroll: true });
  const remove = (alias: string) => {
    const isLast = chosen.every((product) => product.alias === alias);
    removeCompared(alias);
    focus(
      isLast
        ? document.getElementById('content')
        : form.current?.querySelector<HTMLElement>('[type=submit]'),
    );
  };
  const clear = (event: FormEvent) => {
    event.preventDefault();
    clearCompared();
    focus(document.getElementById('content'));
  };
  return (
    <div className={css.place} data-screen="">
      <VisuallyHidden>
        <span role="status">{chosen.length > 0 && `В\u00a0сравнении ${ofAll}`}</span>
      </VisuallyHidden>
      <form
        ref={form}
        id={COMPARISON_FORM}
        action={routes.comparison}
        method="get"
        // Also for the form's boxes: Firefox would restore an outdated comparison.
        autoComplete="off"
        aria-label="Сравнение продуктов"
        className={css.root}
        data-filled={chosen.length > 0 ? '' : undefined}
        onSubmit={send}
        onReset={clear}
      >
        <p className={css.count}>
          {chosen.length > 0 ? (
            <>
              <span className={css.roomy}>В&#160;сравнении </span>
              {ofAll}
            </>
          ) : (
            <>
              Отмечено<span className={css.roomy}> для&#160;сравнения</span>
            </>
          )}
        </p>
        {chosen.length > 0 && (
          <ul className={css.list} role="list">
            {chosen.map(({ alias, title }) => (
              <li key={alias} className={css.item}>
                <span className={css.title}>{title}</span>
                <SignButton
                  icon="close"
                  label={`Убрать из\u00a0сравнения: ${title}`}
                  size={18}
                  onClick={() => remove(alias)}
                />
              </li>
            ))}
          </ul>
        )}
        <button type="reset" className={css.clear}>
          Очистить
        </button>
        <Button type="submit" size="small">
          Сравнить
        </Button>
      </form>
    </div>
  );
}
