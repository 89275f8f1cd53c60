import { InputAdornment, Stack, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { rangeIn, rangeOf } from './range-value.ts';

type Props = {
  readonly source: string;
  readonly label: string;
  readonly type: 'date' | 'number';
  readonly unit?: string | undefined;
};

const ENDS = [
  { at: 0, words: 'с' },
  { at: 1, words: 'по' },
] as const;

/** A range of dates or numbers; either end may be open. */
export function RangeFilter({ source, label, type, unit }: Props) {
  const { field } = useInput({ source });
  const range = rangeIn(field.value);
  const unitShown = unit && <InputAdornment position="end">{unit}</InputAdornment>;
  const change = (at: 0 | 1, value: string) =>
    field.onChange(rangeOf(at === 0 ? [value, range[1]] : [range[0], value]));
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {ENDS.map(({ at, words }) => (
        <TextField
          key={at}
          size="small"
          type={type}
          label={`${label} ${words}`}
          value={range[at]}
          onChange={({ target }) => change(at, target.value)}
          slotProps={{
            inputLabel: { shrink: true },
            ...(unitShown && { input: { endAdornment: unitShown } }),
          }}
          sx={{ width: 190 }}
        />
      ))}
    </Stack>
  );
}
