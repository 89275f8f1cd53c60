import { ArrayInput } from 'react-admin';
import type { ListField } from '../../contract/collections/field.ts';
import type { OuterInputProps } from './field-props.ts';
import { ItemRows } from './ItemRows.tsx';
import { said } from './said.ts';

/** A heading over its rows, not a label in the frame of an input. */
const HEADED = {
  mt: 1.5,
  '& > .RaArrayInput-label': {
    position: 'static',
    mb: 0.5,
    transform: 'none',
    color: 'text.primary',
    fontWeight: 600,
  },
};

/** Rows that can be added, removed and moved, by keyboard as well. */
export const ItemsInput = ({ source, field, Input }: OuterInputProps<ListField>) => (
  <ArrayInput {...said(field)} helperText={false} source={source} sx={HEADED}>
    <ItemRows field={field} Input={Input} />
  </ArrayInput>
);
