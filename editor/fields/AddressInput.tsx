import { Box } from '@mui/material';
import { TextInput, useInput, ValidationError } from 'react-admin';
import type { AddressField } from '../../contract/collections/field.ts';
import { AddressPicker } from '../links/AddressPicker.tsx';
import { DeadNote } from '../links/DeadNote.tsx';
import { asAddress } from '../links/link-address.ts';
import { fieldClass } from './field-class.ts';
import type { FieldInputProps } from './field-props.ts';
import { commonInputProps } from './common-input-props.ts';

const EXAMPLES: Readonly<Record<AddressField['to'], string>> = {
  site: '/articles/',
  web: 'https://example.com/',
  any: '/articles/ или https://example.com/',
};

const FIND = 'Впишите адрес или начните писать название страницы.';

/** A label with a star that is not read out, as react-admin's inputs have it. */
const Required = ({ children }: { readonly children: string }) => (
  <>
    {children}
    <span aria-hidden="true">&thinsp;*</span>
  </>
);

/** An address that may be one of the site's pages, which can be found by title. */
function PageInput({ source, field }: FieldInputProps<AddressField>) {
  const { label, helperText, validate } = commonInputProps(field);
  const { field: input, fieldState } = useInput({ source, ...(validate && { validate }) });
  const value = typeof input.value === 'string' ? input.value : '';
  const fault = fieldState.error?.message;
  const write = (text: string) => input.onChange(text === '' && field.isNullable ? null : text);
  return (
    <Box className={fieldClass(source)} sx={{ width: '100%' }}>
      <AddressPicker
        label={validate ? <Required>{label}</Required> : label}
        help={fault ? <ValidationError error={fault} /> : helperText || FIND}
        value={value}
        type={write}
        choose={({ url }) => write(url)}
        isFaulty={fieldState.invalid}
        placeholder={EXAMPLES[field.to]}
        onBlur={() => {
          // An address copied from the site is stored without its origin.
          const address = asAddress(value, location.origin);
          if (address !== value) write(address);
          input.onBlur();
        }}
      />
      {/* Dead links that were already saved have been reported. */}
      {fieldState.isDirty && <DeadNote address={value} />}
    </Box>
  );
}

export function AddressInput(props: FieldInputProps<AddressField>) {
  const { source, field } = props;
  if (field.to !== 'web') return <PageInput {...props} />;
  return (
    <TextInput
      {...commonInputProps(field)}
      source={source}
      placeholder={EXAMPLES.web}
      inputMode="url"
    />
  );
}
