import { InputAdornment } from '@mui/material';
import { maxValue, minValue, NumberInput } from 'react-admin';
import type { NumberField, PositionField } from '../../contract/collections/field.ts';
import { wholeNumber } from '../../src/config/number-words.ts';
import type { FieldInputProps } from './field-props.ts';
import { commonInputProps } from './common-input-props.ts';
import { stepKeys } from './step-keys.ts';

/** With spaces in long numbers, and a minus as wide as the plus, as the backend writes it. */
const limit = (value: number) => wholeNumber(value).replace('-', '−');

const tooLittle = ({ args }: { args: { min: number } }) => ({
  message: 'ra.validation.minValue',
  args: { min: limit(args.min) },
});

const tooMuch = ({ args }: { args: { max: number } }) => ({
  message: 'ra.validation.maxValue',
  args: { max: limit(args.max) },
});

export function NumberFieldInput({ source, field }: FieldInputProps<NumberField | PositionField>) {
  const { validate, helperText, ...props } = commonInputProps(field);
  if (field.kind === 'position') {
    return (
      <NumberInput {...props} source={source} helperText={helperText} size="medium" step={1} />
    );
  }
  const { min, max, unit, isWhole, step } = field;
  const end = unit && <InputAdornment position="end">{unit}</InputAdornment>;
  return (
    <NumberInput
      {...props}
      source={source}
      helperText={helperText}
      validate={[...(validate ? [validate] : []), minValue(min, tooLittle), maxValue(max, tooMuch)]}
      size="medium"
      step={isWhole ? 1 : 'any'}
      {...(step !== undefined && { onKeyDown: stepKeys(step) })}
      {...(end && { slotProps: { input: { endAdornment: end } } })}
    />
  );
}
