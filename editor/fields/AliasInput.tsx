import type { AliasField } from '../../contract/collections/field.ts';
import type { FieldInputProps } from './field-props.ts';
import { MovedNote } from './MovedNote.tsx';
import { TextFieldInput } from './TextFieldInput.tsx';

/** The last part of a page's address, which readers may know. */
export const AliasInput = ({ source, field }: FieldInputProps<AliasField>) => (
  <div>
    <TextFieldInput source={source} field={field} />
    <MovedNote source={source} />
  </div>
);
