import { CheckboxGroupInput, SelectInput } from 'react-admin';
import type { ChoiceField, ChoicesField } from '../../contract/collections/field.ts';
import type { FieldInputProps } from './field-props.ts';
import { commonInputProps } from './common-input-props.ts';
import { useHelp } from './use-help.tsx';

export function ChoiceInput({ source, field }: FieldInputProps<ChoiceField | ChoicesField>) {
  const { below, described } = useHelp(field.help);
  const choices = Object.entries(field.choices).map(([id, name]) => ({ id, name }));
  if (field.kind === 'choices') {
    const help = { ...described, helperText: below };
    return (
      <CheckboxGroupInput
        {...commonInputProps(field)}
        {...help}
        source={source}
        choices={choices}
      />
    );
  }
  const isOptional = field.isNullable === true;
  return (
    <SelectInput
      {...commonInputProps(field)}
      source={source}
      choices={choices}
      {...(isOptional && { emptyText: 'Не\u00a0указано', emptyValue: null })}
    />
  );
}
