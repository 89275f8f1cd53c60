import { TextField } from '@mui/material';

type Props = {
  /** With its time zone; null: immediately. */
  readonly at: string | null;
  readonly setAt: (at: string | null) => void;
};

const HELP = 'Пусто: сразу. Время вашего компьютера.';

/** `2026-11-25T18:30` in the computer's time zone. */
function localOf(at: string): string {
  const moment = new Date(at);
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** An input for the time of a scheduled action. */
export const WhenField = ({ at, setAt }: Props) => (
  <TextField
    type="datetime-local"
    label="В назначенное время"
    helperText={HELP}
    value={at === null ? '' : localOf(at)}
    onChange={({ target }) =>
      setAt(target.value === '' ? null : new Date(target.value).toISOString())
    }
    slotProps={{ inputLabel: { shrink: true } }}
    sx={{ mt: 3 }}
  />
);
