import AccountCircle from '@mui/icons-material/AccountCircle';
import Devices from '@mui/icons-material/Devices';
import { Box, Button, ListItemIcon, ListItemText, Menu, MenuItem, type Theme } from '@mui/material';
import { useState } from 'react';
import { Logout, useGetIdentity } from 'react-admin';
import { Link } from 'react-router-dom';

/** Without the name beside it, the icon is as wide as the other buttons of the bar. */
const ICON_ALONE = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: { minWidth: 44, '& .MuiButton-startIcon': { mx: 0 } },
});

/** The menu of the signed-in user, opened by their name. */
export function AccountMenu() {
  const { identity } = useGetIdentity();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const name = identity?.fullName ?? '';
  return (
    <>
      <Button
        ref={setPlace}
        color="inherit"
        startIcon={<AccountCircle />}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        sx={ICON_ALONE}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {name}
        </Box>
      </Button>
      <Menu open={isOpen} anchorEl={place} onClose={close}>
        <MenuItem component={Link} to="/sessions" onClick={close}>
          <ListItemIcon>
            <Devices fontSize="small" />
          </ListItemIcon>
          <ListItemText>Мои входы</ListItemText>
        </MenuItem>
        <Logout />
      </Menu>
    </>
  );
}
