import { Box, Button, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { isOfDesk } from '../desk/desk-names.ts';
import { DeniedScreen } from './DeniedScreen.tsx';
import { ScreenTitle } from './ScreenTitle.tsx';

/** Screens that exist only for the roles that may see them. */
const isOfRoles = (screen: string) => isOfDesk(screen) || screen === 'accounts';

const Unknown = () => (
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

/** The screen for an unknown address, or for one that another role would open. */
export function MissingScreen() {
  const [, screen = ''] = useLocation().pathname.split('/');
  return isOfRoles(screen) ? <DeniedScreen /> : <Unknown />;
}
