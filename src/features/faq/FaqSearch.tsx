import { useEffect, useRef, type FormEvent } from 'react';
import { routes } from '../../config/routes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SignButton } from '../../ui/SignButton.tsx';
import * as css from './FaqSearch.module.css';

type Props = {
  query: string;
  onQuery: (query: string) => void;
};

/** Search in the questions as one types; before and without a script it is the site's own search. */
export function FaqSearch({ query, onQuery }: Props) {
  const field = useRef<HTMLInputElement>(null);

  // What was typed while the scripts were on their way.
  useEffect(() => {
    if (field.current?.value) onQuery(field.current.value);
  }, [onQuery]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // On a phone the keyboard goes away and shows what was found.
    field.current?.blur();
  };
  const clear = () => {
    if (field.current) field.current.value = '';
    field.current?.focus();
    onQuery('');
  };
  return (
    <form
      className={css.root}
      action={routes.search}
      method="get"
      role="search"
      aria-label="По&#160;вопросам"
      onSubmit={submit}
    >
      <Icon name="search" className={css.sign} />
      <input
        ref={field}
        className={css.field}
        type="search"
        name="q"
        placeholder="Найти вопрос"
        aria-label="Поиск по&#160;вопросам и&#160;ответам"
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onQuery(event.target.value)}
      />
      {query === '' ? (
        <SignButton key="find" icon="arrow-right" label="Найти" type="submit" />
      ) : (
        // A button of its own: one that turned into the other under the finger would also submit.
        <SignButton key="clear" icon="close" label="Очистить поиск" onClick={clear} />
      )}
    </form>
  );
}
