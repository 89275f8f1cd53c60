/** Inputs of flags, days and times. */
import { BooleanInput, DateInput, DateTimeInput, TextInput } from 'react-admin';
import type {
  ClockField,
  DayField,
  FlagField,
  MomentField,
} from '../../contract/collections/field.ts';
import type { FieldInputProps } from './field-props.ts';
import { said } from './said.ts';
import { useHelp } from './use-help.tsx';

export function FlagInput({ source, field }: FieldInputProps<FlagField>) {
  const { below, described } = useHelp(field.help);
  return (
    <BooleanInput
      {...said(field)}
      helperText={below}
      source={source}
      options={{ slotProps: { input: described } }}
    />
  );
}

/** A day or a time of day, as the API writes them. */
export function TimeInput({ source, field }: FieldInputProps<DayField | ClockField>) {
  if (field.kind === 'day') return <DateInput {...said(field)} source={source} size="medium" />;
  const label = { inputLabel: { shrink: true } };
  return <TextInput {...said(field)} source={source} type="time" slotProps={label} />;
}

/** A moment, in the zone of whoever edits. */
export const MomentInput = ({ source, field }: FieldInputProps<MomentField>) => (
  <DateTimeInput
    {...said(field)}
    size="medium"
    source={source}
    parse={(value: string) => (value === '' ? null : new Date(value).toISOString())}
  />
);
