import { Box, Button, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import { ScreenTitle } from './ScreenTitle.tsx';

/** The screen for an unknown address. */
export const MissingScreen = () => (
  <Box sx={{ p: 2 }}>
    <ScreenTitle>Нет такой страницы</ScreenTitle>
    <Title title="Нет такой страницы" />
    <Typography sx={{ mb: 2 }}>
      Возможно, запись удалили: тогда она в&nbsp;списке удалённого. Или в&nbsp;адресе опечатка.
    </Typography>
    <Button component={Link} to="/" variant="contained">
      На&nbsp;первый экран
    </Button>
  </Box>
);
