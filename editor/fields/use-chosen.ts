import { useCallback, useMemo, useState } from 'react';
import { isUnread, keysIn, withChosen, type Choice } from './with-chosen.ts';

type Options = {
  /** The field that identifies an entity. */
  readonly by: string;
  readonly nameOf: (choice: Choice) => string;
  /** The text shown for an entity until it is loaded. */
  readonly unread?: (choice: Choice) => string;
  /** Whether names must wait: the input would replace the text being typed with one. */
  readonly isTyped?: boolean;
};

const NOTHING: ReadonlyMap<string, string> = new Map();

const loading = () => '…';

/** The choices of a field, including its current value, and their names. */
export function useChosen(
  found: readonly Choice[],
  value: unknown,
  { by, nameOf, unread = loading, isTyped = false }: Options,
) {
  const choices = useMemo(() => withChosen(by, found, keysIn(value)), [by, found, value]);
  const [names, setNames] = useState(NOTHING);
  const own = choices
    .slice(0, keysIn(value).length)
    .flatMap((one): [string, string][] => (isUnread(one) ? [] : [[String(one[by]), nameOf(one)]]));
  // A known name is kept while the next list loads.
  const isNew = own.some(([key, name]) => names.get(key) !== name);
  if (isNew && !isTyped) setNames(new Map([...names, ...own]));
  // The input keeps the record of a chosen entity as it first was: its name is looked up by its key.
  const optionText = useCallback(
    (choice: Choice) => {
      const key = String(choice[by]);
      const known = keysIn(value).some((one) => String(one) === key) && names.get(key);
      if (known) return known;
      return isUnread(choice) ? (names.get(key) ?? unread(choice)) : nameOf(choice);
    },
    [by, names, nameOf, unread, value],
  );
  return { choices, optionText };
}
