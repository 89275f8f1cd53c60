import type { FormEvent, Ref } from 'react';
import { routes } from '../../config/routes.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import { lookAtOnce, lookWhileTyping } from './search-store.ts';
import * as css from './SearchField.module.css';

/**
 * The query field. It is uncontrolled: the edge has written the query into the HTML, and text typed
 * before hydration must stay.
 */
export function SearchField({ field }: { field: Ref<HTMLInputElement> }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    lookAtOnce(String(new FormData(event.currentTarget).get('q') ?? ''));
  };
  return (
    <form
      className={css.root}
      action={routes.search}
      method="get"
      role="search"
      aria-label="На&#160;этой странице"
      onSubmit={submit}
    >
      <input
        ref={field}
        data-search-field=""
        className={css.field}
        type="search"
        name="q"
        maxLength={500}
        placeholder="Линза или вопрос"
        aria-label="Что найти"
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="search"
        onChange={(event) => lookWhileTyping(event.currentTarget.value)}
      />
      <button className={css.submit} type="submit">
        <Icon name="search" size={22} />
        <span>Найти</span>
      </button>
    </form>
  );
}
