import { useCallback, useMemo, useState } from 'react';
import { isUnread, keysIn, withChosen, type Choice } from './with-chosen.ts';

type Options = {
  /** The field by which entities are named. */
  readonly by: string;
  readonly nameOf: (choice: Choice) => string;
  /** What stands for an entity until it is read. */
  readonly unread?: (choice: Choice) => string;
  /** Whether names have to wait: the input would put one in the place of what is being typed. */
  readonly isTyped?: boolean;
};

const NOTHING: ReadonlyMap<string, string> = new Map();

const loading = () => '…';

/** The choices of a field, with what it has, and what each is called. */
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
  // What is known once stays so, while the next list is on its way.
  const isNew = own.some(([key, name]) => names.get(key) !== name);
  if (isNew && !isTyped) setNames(new Map([...names, ...own]));
  const optionText = useCallback(
    (choice: Choice) =>
      isUnread(choice) ? (names.get(String(choice[by])) ?? unread(choice)) : nameOf(choice),
    [by, names, nameOf, unread],
  );
  return { choices, optionText };
}
