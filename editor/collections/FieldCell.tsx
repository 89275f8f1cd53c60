import { Avatar } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Field } from '../../contract/collections/field.ts';
import { referenceName } from '../../contract/collections/graph-names.ts';
import { described } from '../data/descriptions.ts';
import { pictureIn } from '../fields/picture-value.ts';
import { wordsOf } from './cell-words.ts';

type Props = { readonly source: string; readonly field: Field };

/** A field's value in a list. */
export function FieldCell({ source, field }: Props) {
  const record = useRecordContext();
  if (!record) return null;
  if (field.kind === 'picture') {
    const picture = pictureIn(record[source]);
    return picture && <Avatar variant="rounded" src={picture.src} alt={picture.alt} />;
  }
  if (field.kind === 'reference') {
    const named: unknown = record[referenceName(source)];
    return wordsOf(field, named, described(field.to).title);
  }
  const title =
    field.kind === 'references' || field.kind === 'aliases' ? described(field.to).title : '';
  return wordsOf(field, record[source], title);
}
