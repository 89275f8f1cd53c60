import { useQuery } from '@tanstack/react-query';
import type { Field } from '../../contract/collections/field.ts';
import { described } from '../data/descriptions.ts';
import { entityName } from '../data/entity-name.ts';
import { readNamed } from '../data/read-named.ts';
import { idsIn } from './value-words.ts';

const NONE: ReadonlyMap<number, string> = new Map();

/** The names of what values of a field refer to, by id; none until they are read. */
export function useValueNames(
  field: Field | undefined,
  values: readonly unknown[],
): ReadonlyMap<number, string> {
  const ids = idsIn(field, values);
  const to = field && 'to' in field ? field.to : '';
  const { data } = useQuery({
    queryKey: ['value-names', to, ids],
    queryFn: async ({ signal }) => {
      const read = await readNamed(to, ids.map(String), signal);
      return new Map(read.map((one) => [one.id, entityName(described(to), one)]));
    },
    enabled: ids.length > 0,
  });
  return data ?? NONE;
}
