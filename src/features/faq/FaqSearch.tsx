import { useEffect, useRef, type FormEvent } from 'react';
import { routes } from '../../config/routes.ts';
import { SearchRow } from '../../ui/forms/SearchRow.tsx';
import { SignButton } from '../../ui/actions/SignButton.tsx';
import { keepQuery, keptQuery } from './faq-search.ts';

type Props = {
  query: string;
  onQuery: (query: string) => void;
};

/**
 * Search-as-you-type in the questions; before hydration and without a script it is the site's own
 * search.
 */
export function FaqSearch({ query, onQuery }: Props) {
  const field = useRef<HTMLInputElement>(null);

  // Text typed while the scripts were loading, or searched before the visitor went on to an answer.
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    if (input.value === '') input.value = keptQuery();
    if (input.value !== '') onQuery(input.value);
  }, [onQuery]);

  const change = (typed: string) => {
    if (typed.trim() === '') keepQuery('');
    onQuery(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // On a phone this hides the keyboard and reveals the results.
    field.current?.blur();
  };
  const clear = () => {
    if (field.current) field.current.value = '';
    field.current?.focus();
    change('');
  };
  return (
    <SearchRow
      ref={field}
      action={routes.search}
      label="По&#160;вопросам"
      fieldLabel="Поиск по&#160;вопросам и&#160;ответам"
      placeholder="Найти вопрос"
      onSubmit={submit}
      onChange={(event) => change(event.target.value)}
    >
      {query === '' ? (
        <SignButton key="find" icon="arrow-right" label="Найти" type="submit" />
      ) : (
        // A separate button: one that changed its type under the finger would also submit.
        <SignButton key="clear" icon="close" label="Очистить поиск" onClick={clear} />
      )}
    </SearchRow>
  );
}
