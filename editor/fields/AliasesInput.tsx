import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  AutocompleteArrayInput,
  useDataProvider,
  useGetList,
  useWrappedSource,
  type Identifier,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AliasesField } from '../../contract/collections/field.ts';
import type { FieldInputProps } from './field-props.ts';
import { said } from './said.ts';
import { searched } from './searched.ts';
import { useChosen } from './use-chosen.ts';
import { useTitle } from './use-title.ts';
import { keysIn, type Choice } from './with-chosen.ts';

/** Offered at once; others are found by their words. */
const OFFERED = 25;

const NONE: readonly Named[] = [];

type Named = { readonly id: Identifier; readonly alias: string };

/** What is found by some words, and what is chosen and not found by them. */
function useFound({ to }: AliasesField, search: string, value: unknown): readonly Named[] {
  const dataProvider = useDataProvider();
  const { data: found = NONE } = useGetList<Named>(
    to,
    {
      pagination: { page: 1, perPage: OFFERED },
      filter: search === '' ? {} : searched(search),
    },
    { placeholderData: keepPreviousData },
  );
  const others = keysIn(value).filter((alias) => found.every((one) => one.alias !== alias));
  const told = useQueries({
    queries: others.map((alias) => ({
      queryKey: [to, 'named', alias],
      queryFn: () => dataProvider.getOne<Named>(to, { id: alias }),
    })),
    combine: (answers) => answers.flatMap(({ data }) => data?.data ?? []),
  });
  return useMemo(() => [...found, ...told], [found, told]);
}

const byAlias = ({ alias }: Choice) => String(alias);

/** Entities of another collection by their aliases, in the order in which they were chosen. */
export function AliasesInput({ source, field }: FieldInputProps<AliasesField>) {
  const [search, setSearch] = useState('');
  const value: unknown = useWatch({ name: useWrappedSource(source) });
  const nameOf = useTitle(field.to);
  const found = useFound(field, search, value);
  const { choices, optionText } = useChosen(found, value, {
    by: 'alias',
    nameOf,
    unread: byAlias,
  });
  return (
    <AutocompleteArrayInput
      {...said(field)}
      source={source}
      choices={[...choices]}
      optionValue="alias"
      optionText={optionText}
      setFilter={setSearch}
      matchSuggestion={() => true}
    />
  );
}
