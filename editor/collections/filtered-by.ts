import type { Field } from '../../contract/collections/field.ts';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';

type Filters = Pick<CollectionDescription, 'filters' | 'state_filters' | 'fields'>;

/** What a list filters by, each as a field of a form: fields of its entities, then their states. */
export const filteredBy = ({ filters, state_filters, fields }: Filters): [string, Field][] => [
  ...filters.flatMap((name): [string, Field][] => (fields[name] ? [[name, fields[name]]] : [])),
  ...Object.entries(state_filters),
];
