import { Button } from '@mui/material';
import { useRecordContext, useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AliasField } from '../../contract/collections/field.ts';
import { useMayWrite } from '../app/may-write.ts';
import { enterField } from '../publishing/focus-field.ts';
import { aliasOf } from './alias-of.ts';
import type { FieldInputProps } from './field-props.ts';
import { MovedNote } from './MovedNote.tsx';
import { TextFieldInput } from './TextFieldInput.tsx';

/** Fields that name an entity. */
const NAMES = ['title', 'name'];

/** Offers an alias made from the title. */
function FromTitle({ source }: { readonly source: string }) {
  const name = useWrappedSource(source);
  const { setValue } = useFormContext();
  const mayWrite = useMayWrite();
  const [alias, ...titles] = useWatch({ name: [name, ...NAMES] }) as readonly unknown[];
  const title = titles.find((one) => typeof one === 'string' && one !== '');
  const offered = typeof title === 'string' ? aliasOf(title) : '';
  if (offered === '' || (typeof alias === 'string' && alias !== '') || !mayWrite) return null;
  return (
    <Button
      size="small"
      sx={{ mt: -1, mb: 1 }}
      onClick={() => {
        // The button goes: the next Tab continues from the field.
        enterField(name);
        setValue(name, offered, { shouldDirty: true, shouldValidate: true });
      }}
    >
      {`Подставить: ${offered}`}
    </Button>
  );
}

/** The last part of a page's address, which readers may have saved. */
export function AliasInput({ source, field }: FieldInputProps<AliasField>) {
  const record = useRecordContext();
  return (
    <div>
      <TextFieldInput source={source} field={field} />
      {record?.['url'] === undefined && <FromTitle source={source} />}
      <MovedNote source={source} />
    </div>
  );
}
