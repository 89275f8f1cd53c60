import {
  AppBar,
  TitlePortal,
  ToggleThemeButton,
  useGetIdentity,
  UserMenu,
  type UserMenuProps,
} from 'react-admin';

/** Its name is what is written on it: whoever is signed in. */
function NamedMenu(props: UserMenuProps) {
  const { identity } = useGetIdentity();
  return <UserMenu {...props} label={identity?.fullName ?? ''} />;
}

/** The bar on top: the screen's title is the heading of the page. */
export const ScreenBar = () => (
  <AppBar userMenu={<NamedMenu />} toolbar={<ToggleThemeButton />}>
    <TitlePortal component="h1" variant="h6" />
  </AppBar>
);
