import { Box, Button, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ScreenTitle } from './ScreenTitle.tsx';

/**
 * The screen for an address that the user's role does not open. react-admin's own has no title, and
 * writes in half of the text's colour.
 */
export function DeniedScreen() {
  const translate = useTranslate();
  const title = translate('ra.page.access_denied');
  return (
    <Box sx={{ p: 2 }}>
      <ScreenTitle>{title}</ScreenTitle>
      <Title title={title} />
      <Typography sx={{ mb: 2 }}>{translate('ra.message.access_denied')}</Typography>
      <Button component={Link} to="/" variant="contained">
        На&nbsp;первый экран
      </Button>
    </Box>
  );
}
