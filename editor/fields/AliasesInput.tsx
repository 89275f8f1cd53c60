import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { AutocompleteArrayInput, useGetList, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AliasesField } from '../../contract/collections/field.ts';
import { readNamed, type Named } from '../data/read-named.ts';
import type { FieldInputProps } from './field-props.ts';
import { commonInputProps } from './common-input-props.ts';
import { searched } from './searched.ts';
import { useChosen } from './use-chosen.ts';
import { useTitle } from './use-title.ts';
import { keysIn, type Choice } from './with-chosen.ts';

/** The number of suggestions; others are found by typing. */
const OFFERED = 25;

const NONE: readonly Named[] = [];

/** The results of a search, and the selected entities. */
function useFound({ to }: AliasesField, search: string, value: unknown): readonly Named[] {
  const { data: found = NONE } = useGetList<Named>(
    to,
    {
      pagination: { page: 1, perPage: OFFERED },
      filter: search === '' ? {} : searched(search),
    },
    { placeholderData: keepPreviousData },
  );
  const chosen = keysIn(value).map(String);
  const { data: told = NONE } = useQuery({
    queryKey: [to, 'named', ...chosen],
    queryFn: ({ signal }) => readNamed(to, chosen, signal),
    enabled: chosen.length > 0,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => [...found, ...told], [found, told]);
}

const byAlias = ({ alias }: Choice) => String(alias);

/** Entities of another collection by alias, in the order of selection. */
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
      {...commonInputProps(field)}
      source={source}
      choices={[...choices]}
      optionValue="alias"
      optionText={optionText}
      setFilter={setSearch}
      matchSuggestion={() => true}
    />
  );
}
