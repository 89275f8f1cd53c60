import { Box } from '@mui/material';
import { ROLE_LINES } from './role-words.ts';

/** A line for each role; a help text is a paragraph, so they are no list. */
export const RoleHelp = () =>
  ROLE_LINES.map((line) => (
    <Box key={line} component="span" sx={{ display: 'block' }}>
      {line}
    </Box>
  ));
