import { TextField } from '@mui/material';
import { pastFault } from '../words/past.ts';

type Props = {
  readonly label: string;
  /** As the input of a browser writes it: of this computer's zone. */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

const SHRUNK = { inputLabel: { shrink: true } };

/** A moment that lies ahead, outside of a form. */
export function MomentField({ label, value, onChange }: Props) {
  const fault = pastFault(value);
  return (
    <TextField
      type="datetime-local"
      label={label}
      value={value}
      error={fault !== undefined}
      helperText={fault ?? 'Время вашего компьютера.'}
      slotProps={SHRUNK}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
