import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import {
  AutocompleteArrayInput,
  useDataProvider,
  useGetList,
  useWrappedSource,
  type Identifier,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AliasesField } from '../../contract/collections/field.ts';
import { described } from '../data/descriptions.ts';
import type { FieldInputProps } from './field-props.ts';
import { aliasesIn, namedChoices } from './named-choices.ts';
import { said } from './said.ts';
import { searched } from './searched.ts';

/** Offered at once; others are found by their words. */
const OFFERED = 25;

type Named = { readonly id: Identifier; readonly alias: string };

/** What is found by some words, and what is chosen. */
function useChoices({ to }: AliasesField, search: string, chosen: readonly string[]) {
  const dataProvider = useDataProvider();
  const { data: found = [], isPending } = useGetList<Named>(
    to,
    {
      pagination: { page: 1, perPage: OFFERED },
      filter: search === '' ? {} : searched(search),
    },
    { placeholderData: keepPreviousData },
  );
  const others = chosen.filter((alias) => found.every((one) => one.alias !== alias));
  const told = useQueries({
    queries: others.map((alias) => ({
      queryKey: [to, 'named', alias],
      queryFn: () => dataProvider.getOne<Named>(to, { id: alias }),
    })),
  });
  const read = told.flatMap(({ data }) => data?.data ?? []);
  return {
    choices: namedChoices(described(to).title, found, chosen, read),
    isRead: !isPending && told.every((one) => !one.isPending),
  };
}

/** Entities of another collection by their aliases, in the order in which they were chosen. */
export function AliasesInput({ source, field }: FieldInputProps<AliasesField>) {
  const [search, setSearch] = useState('');
  const value: unknown = useWatch({ name: useWrappedSource(source) });
  const { choices, isRead } = useChoices(field, search, aliasesIn(value));
  const [isNamed, setNamed] = useState(false);
  if (isRead && !isNamed) setNamed(true);
  return (
    <AutocompleteArrayInput
      // It keeps the names with which it begins.
      key={String(isNamed)}
      {...said(field)}
      source={source}
      choices={[...choices]}
      optionValue="alias"
      optionText={described(field.to).title}
      setFilter={setSearch}
      matchSuggestion={() => true}
    />
  );
}
