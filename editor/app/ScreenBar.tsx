import { AppBar, TitlePortal } from 'react-admin';
import { AccountMenu } from './AccountMenu.tsx';
import { ScreenTools } from './ScreenTools.tsx';

/** The bar on top: the screen's title is the heading of the page. */
export const ScreenBar = () => (
  <AppBar userMenu={<AccountMenu />} toolbar={<ScreenTools />}>
    <TitlePortal component="h1" variant="h6" />
  </AppBar>
);
