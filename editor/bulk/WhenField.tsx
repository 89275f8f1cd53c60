import { TextField } from '@mui/material';
import { useState } from 'react';
import { LAST_TIME } from '../words/past.ts';

type Props = {
  /** Receives the time with its time zone; null: immediately. */
  readonly setAt: (at: string | null) => void;
};

const HELP = 'Пусто: сразу. Время вашего компьютера.';

/** An input for the time of a scheduled action. */
export function WhenField({ setAt }: Props) {
  // As typed: a year in the making is the first century, whose time zones were not those of today.
  const [typed, setTyped] = useState('');
  function change(value: string) {
    const moment = new Date(value);
    const isTime = !Number.isNaN(moment.getTime());
    setTyped(isTime ? value : '');
    setAt(isTime ? moment.toISOString() : null);
  }
  return (
    <TextField
      type="datetime-local"
      label="В назначенное время"
      helperText={HELP}
      value={typed}
      onChange={({ target }) => change(target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: LAST_TIME } }}
      sx={{ mt: 3 }}
    />
  );
}
