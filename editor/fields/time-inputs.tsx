/** Inputs for flags, dates and times. */
import { BooleanInput, DateInput, DateTimeInput, TextInput } from 'react-admin';
import type {
  ClockField,
  DayField,
  FlagField,
  MomentField,
} from '../../contract/collections/field.ts';
import type { FieldInputProps } from './field-props.ts';
import { commonInputProps } from './common-input-props.ts';
import { LAST_DAY, LAST_TIME } from '../words/past.ts';
import { useEmptied } from './use-emptied.ts';
import { useHelp } from './use-help.tsx';

const UNTIL_DAY = { htmlInput: { max: LAST_DAY } };
const UNTIL_TIME = { htmlInput: { max: LAST_TIME } };

export function FlagInput({ source, field }: FieldInputProps<FlagField>) {
  const { below, described } = useHelp(field.help);
  return (
    <BooleanInput
      {...commonInputProps(field)}
      helperText={below}
      source={source}
      options={{ slotProps: { input: described } }}
    />
  );
}

/** A date or a time of day, in the API's format. */
export function TimeInput({ source, field }: FieldInputProps<DayField | ClockField>) {
  const emptied = useEmptied(source);
  if (field.kind === 'day')
    return (
      <DateInput
        {...commonInputProps(field)}
        source={source}
        size="medium"
        slotProps={UNTIL_DAY}
        onChange={emptied}
      />
    );
  const label = { inputLabel: { shrink: true } };
  return <TextInput {...commonInputProps(field)} source={source} type="time" slotProps={label} />;
}

/** A date and time, in the editor's time zone. */
export const MomentInput = ({ source, field }: FieldInputProps<MomentField>) => (
  <DateTimeInput
    {...commonInputProps(field)}
    size="medium"
    source={source}
    slotProps={UNTIL_TIME}
    onChange={useEmptied(source)}
    parse={(value: string) => (value === '' ? null : new Date(value).toISOString())}
  />
);
