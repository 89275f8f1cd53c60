import { Box } from '@mui/material';
import { TextInput, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { aliasFault } from '../../contract/collections/alias.ts';
import type { AliasField, TextField } from '../../contract/collections/field.ts';
import { useMayWrite } from '../app/may-write.ts';
import { TypesetField } from '../typography/TypesetField.tsx';
import type { FieldInputProps } from './field-props.ts';
import { commonInputProps } from './common-input-props.ts';
import { countOf, isTooLong, lengthFault } from './text-length.ts';

/** The height of a multi-line text, in rows. */
const ROWS = 3;
/** A longer text scrolls, so that the fields below stay within reach. */
const MOST_ROWS = 12;

export function TextFieldInput({ source, field }: FieldInputProps<TextField | AliasField>) {
  const text: unknown = useWatch({ name: useWrappedSource(source) });
  const mayWrite = useMayWrite();
  const { helperText, validate, ...props } = commonInputProps(field);
  const max = field.kind === 'text' ? field.max : null;
  const count = max === null ? null : countOf(text, source, max);
  const help = [helperText, count].filter((part) => part !== false && part !== null).join(' ');
  const isOver = max !== null && isTooLong(text, max);
  const below = isOver ? (
    <Box component="span" sx={{ color: 'error.main' }}>
      {help}
    </Box>
  ) : (
    help
  );
  // A text with a pattern is not prose.
  const isProse = field.kind === 'text' && field.pattern === undefined && mayWrite;
  const isLong = field.kind === 'text' && field.isLong === true;
  return (
    <TextInput
      {...props}
      source={source}
      helperText={help === '' ? false : below}
      validate={[
        ...(validate ? [validate] : []),
        ...(max === null ? [] : [lengthFault(max)]),
        ...(field.kind === 'alias' ? [aliasFault] : []),
      ]}
      parse={(value: string) => (value === '' && field.isNullable ? null : value)}
      multiline={isLong}
      {...(isLong && { minRows: ROWS, maxRows: MOST_ROWS })}
      {...(isProse && {
        InputProps: { endAdornment: <TypesetField source={source} label={field.label} /> },
      })}
      {...(field.kind === 'text' && field.example && { placeholder: field.example })}
    />
  );
}
