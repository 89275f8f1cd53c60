import type { FormEventHandler, Ref } from 'react';
import { routes } from '../config/routes.ts';
import { SignButton } from '../ui/actions/SignButton.tsx';
import * as css from './SearchForm.module.css';

type Props = { field?: Ref<HTMLInputElement>; onSubmit?: FormEventHandler<HTMLFormElement> };

/**
 * Search through the whole site: a plain form, so that it works before hydration and without a
 * script. In a popover `autoFocus` waits until it opens: the field has the focus before any script
 * does, and the first words are typed into it.
 */
export function SearchForm({ field, onSubmit }: Props) {
  return (
    <form
      className={css.root}
      action={routes.search}
      method="get"
      role="search"
      aria-label="По&#160;сайту"
      onSubmit={onSubmit}
    >
      <input
        ref={field}
        className={css.field}
        type="search"
        name="q"
        placeholder="Что вы&#160;ищете?"
        aria-label="Поиск по&#160;сайту"
        autoComplete="off"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- only opening the bar moves the focus, never a page
        autoFocus
        enterKeyHint="search"
      />
      <SignButton icon="arrow-right" label="Найти" size={26} type="submit" />
    </form>
  );
}
