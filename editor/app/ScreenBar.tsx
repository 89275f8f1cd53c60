import Devices from '@mui/icons-material/Devices';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import {
  AppBar,
  Logout,
  TitlePortal,
  useGetIdentity,
  UserMenu,
  useUserMenu,
  type UserMenuProps,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { ScreenTools } from './ScreenTools.tsx';

/** Leads to where one is signed in. */
function SessionsItem() {
  const { onClose } = useUserMenu() ?? {};
  return (
    <MenuItem component={Link} to="/sessions" onClick={onClose}>
      <ListItemIcon>
        <Devices fontSize="small" />
      </ListItemIcon>
      <ListItemText>Мои входы</ListItemText>
    </MenuItem>
  );
}

/** Its name is what is written on it: whoever is signed in. */
function NamedMenu(props: UserMenuProps) {
  const { identity } = useGetIdentity();
  return (
    <UserMenu {...props} label={identity?.fullName ?? ''}>
      <SessionsItem />
      <Logout />
    </UserMenu>
  );
}

/** The bar on top: the screen's title is the heading of the page. */
export const ScreenBar = () => (
  <AppBar userMenu={<NamedMenu />} toolbar={<ScreenTools />}>
    <TitlePortal component="h1" variant="h6" />
  </AppBar>
);
