import { AppBar, TitlePortal } from 'react-admin';
import { AccountMenu } from './AccountMenu.tsx';
import { ScreenTools } from './ScreenTools.tsx';

/** The bar on top, always in sight: the screen's title is the heading of the page. */
export const ScreenBar = () => (
  <AppBar alwaysOn userMenu={<AccountMenu />} toolbar={<ScreenTools />}>
    <TitlePortal component="h1" variant="h6" />
  </AppBar>
);
