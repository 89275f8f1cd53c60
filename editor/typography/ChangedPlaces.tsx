import { Box, Typography } from '@mui/material';
import { SCROLLED } from '../app/scrolled-look.ts';
import { seen, type Place } from './change-words.ts';

type Props = { readonly places: readonly Place[] };

/** The most changes shown: nobody would read more. */
const SHOWN = 200;

const LIST = {
  m: 0,
  pl: 2,
  ...SCROLLED,
} as const;
const GONE = { color: 'error.main', textDecoration: 'line-through' } as const;
const COME = {
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  borderRadius: 0.5,
  px: 0.25,
  textDecoration: 'none',
} as const;

/** Removed and added characters, each with the words around them. */
export const ChangedPlaces = ({ places }: Props) => (
  <>
    <Box component="ul" tabIndex={0} aria-label="Что изменится" sx={LIST}>
      {places.slice(0, SHOWN).map(({ before, removed, added, after }, at) => (
        <li key={at}>
          {before}
          {removed.trim() !== '' && (
            <Box component="del" sx={GONE}>
              {removed}
            </Box>
          )}
          {added !== '' && (
            <Box component="ins" sx={COME}>
              {seen(added)}
            </Box>
          )}
          {after}
        </li>
      ))}
    </Box>
    {places.length > SHOWN && <Typography>И&nbsp;ещё {places.length - SHOWN}.</Typography>}
  </>
);
