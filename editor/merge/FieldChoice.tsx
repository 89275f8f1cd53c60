import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { ChangedWords } from '../history/ChangedWords.tsx';
import type { Conflict } from './merge-fields.ts';
import { wordsOf } from './words-of.ts';

export type Side = 'mine' | 'theirs';

type Props = {
  readonly conflict: Conflict;
  readonly names: Readonly<Record<Side, string>>;
  readonly chosen: Side | undefined;
  readonly choose: (side: Side) => void;
};

const SIDES = ['mine', 'theirs'] as const;
const COLUMNS = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };

/** A field that both sides have changed: both versions, to choose from. */
export function FieldChoice({ conflict, names, chosen, choose }: Props) {
  const { field, label, base, isRich, of } = conflict;
  const named = `merge-${field}`;
  return (
    <Box component="section" aria-labelledby={named} sx={{ mt: 3 }}>
      <Typography id={named} component="h3" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <RadioGroup
        aria-labelledby={named}
        value={chosen ?? ''}
        onChange={(_event, side) => choose(side === 'mine' ? 'mine' : 'theirs')}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: COLUMNS }}
      >
        {SIDES.map((side) => (
          <Box
            key={side}
            sx={{
              border: 1,
              borderRadius: 1,
              px: 2,
              pb: 1,
              borderColor: chosen === side ? 'primary.main' : 'divider',
            }}
          >
            <FormControlLabel value={side} control={<Radio />} label={names[side]} />
            <ChangedWords
              before={base}
              after={conflict[side]}
              isRich={isRich}
              of={of}
              words={wordsOf(conflict, side)}
            />
          </Box>
        ))}
      </RadioGroup>
    </Box>
  );
}
