import { Box, Typography } from '@mui/material';

type Props = {
  /** Names and values; facts without a value are left out. */
  readonly facts: readonly (readonly [name: string, value: string | null])[];
};

const GRID = {
  display: 'grid',
  // On a phone the value is below its name: beside it, a date would break within the year.
  gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
};

/** Facts about a person or a thing, one per line. */
export const Facts = ({ facts }: Props) => (
  <Box component="dl" sx={GRID}>
    {facts.map(
      ([name, value]) =>
        value !== null &&
        value !== '' && [
          <Typography key={`${name}-name`} component="dt" color="textSecondary">
            {name}
          </Typography>,
          <Typography key={name} component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>,
        ],
    )}
  </Box>
);
