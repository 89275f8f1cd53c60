import { TextField } from '@mui/material';

type Props = {
  /** With its zone; null: at once. */
  readonly at: string | null;
  readonly setAt: (at: string | null) => void;
};

const HELP = 'Пусто: сразу. Время вашего компьютера.';

/** `2026-11-25T18:30` in the zone of the computer. */
function localOf(at: string): string {
  const moment = new Date(at);
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** When something happens by itself. */
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
