import { TextField } from '@mui/material';
import { LAST_TIME, pastFault } from '../words/past.ts';

type Props = {
  readonly label: string;
  /** In the format of a browser's input, in this computer's time zone. */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

const SLOTS = { inputLabel: { shrink: true }, htmlInput: { max: LAST_TIME } };

/** An input for a future time, outside a react-admin form. */
export function MomentField({ label, value, onChange }: Props) {
  const fault = pastFault(value);
  return (
    <TextField
      type="datetime-local"
      label={label}
      value={value}
      error={fault !== undefined}
      helperText={fault ?? 'Время вашего компьютера.'}
      slotProps={SLOTS}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
