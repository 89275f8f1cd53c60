import { useMemo, useState } from 'react';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ChoicesContextProvider,
  useChoicesContext,
  useWrappedSource,
  type AutocompleteInputProps,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { searched } from './searched.ts';
import { useChosen } from './use-chosen.ts';
import type { Choice } from './with-chosen.ts';

export type EntityChoicesProps = Pick<
  AutocompleteInputProps,
  'label' | 'helperText' | 'validate' | 'size' | 'sx'
> & {
  readonly isMany?: boolean;
  readonly nameOf: (choice: Choice) => string;
};

const NONE: readonly Choice[] = [];

/** The name is the text of the input: empty until it is loaded. */
const empty = () => '';

/** The input inside a field of references: it keeps its value and typed text even while choices load. */
export function EntityChoices({ isMany = false, nameOf, ...props }: EntityChoicesProps) {
  const context = useChoicesContext();
  const value: unknown = useWatch({ name: useWrappedSource(context.source) });
  const [isTyped, setTyped] = useState(false);
  const { choices, optionText } = useChosen(context.allChoices ?? NONE, value, {
    by: 'id',
    nameOf,
    ...(!isMany && { unread: empty, isTyped }),
  });
  const offered = useMemo(
    () => Object.assign({}, context, { allChoices: [...choices] }),
    [context, choices],
  );
  const input = { ...props, optionText, filterToQuery: searched };
  return (
    <ChoicesContextProvider value={offered}>
      {isMany ? (
        <AutocompleteArrayInput {...input} />
      ) : (
        <AutocompleteInput
          {...input}
          onInputChange={(_event, _text, reason) => setTyped(reason === 'input')}
          onBlur={() => setTyped(false)}
        />
      )}
    </ChoicesContextProvider>
  );
}
