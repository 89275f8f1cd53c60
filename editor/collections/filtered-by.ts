import type { Field } from '../../contract/collections/field.ts';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';

type Filters = Pick<CollectionDescription, 'filters' | 'state_filters' | 'fields'>;

/** The filters of a list as form fields: the fields of its entities, then their states. */
export const filteredBy = ({ filters, state_filters, fields }: Filters): [string, Field][] => [
  ...filters.flatMap((name): [string, Field][] => (fields[name] ? [[name, fields[name]]] : [])),
  ...Object.entries(state_filters),
];
