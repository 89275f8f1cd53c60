import { TextField } from '@mui/material';

type Props = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The validation message; null: valid, or not validated yet. */
  readonly fault: string | null;
  readonly label?: string;
};

/** The reason for viewing or changing a person's data. */
export const ReasonField = ({ value, onChange, fault, label = 'Зачем' }: Props) => (
  <TextField
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    error={fault !== null}
    helperText={
      fault ??
      'Например, «Обращение №\u00a01840». Останется в\u00a0журнале вместе с\u00a0вашим именем.'
    }
    slotProps={{ htmlInput: { maxLength: 300 } }}
    autoComplete="off"
    margin="dense"
  />
);
