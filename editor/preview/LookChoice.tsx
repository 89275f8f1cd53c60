import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { Look } from './looks.ts';

type Props<Value extends string | number> = {
  readonly label: string;
  readonly looks: readonly Look<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** A choice between several display options. */
export const LookChoice = <Value extends string | number>({
  label,
  looks,
  value,
  onChange,
}: Props<Value>) => (
  <ToggleButtonGroup exclusive size="small" aria-label={label} value={value}>
    {looks.map((look) => (
      <ToggleButton key={look.value} value={look.value} onClick={() => onChange(look.value)}>
        {look.name}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
