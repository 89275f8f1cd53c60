import { useRecordContext } from 'react-admin';
import type { Field } from '../../contract/collections/field.ts';
import { described } from '../data/descriptions.ts';
import { RowLink } from '../lists/RowLink.tsx';
import { FieldCell } from './FieldCell.tsx';

type Props = { readonly collection: string; readonly source: string; readonly field: Field };

/** The field that names a row, linked to its form; a row without a name shows its kind. */
export function NameCell({ collection, source, field }: Props) {
  const value: unknown = useRecordContext()?.[source];
  const isNamed = value !== null && value !== undefined && value !== '';
  return (
    <RowLink>
      {isNamed ? <FieldCell source={source} field={field} /> : described(collection).one}
    </RowLink>
  );
}
