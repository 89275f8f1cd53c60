import { AppBar, TitlePortal } from 'react-admin';
import { AccountMenu } from './AccountMenu.tsx';
import { ScreenTools } from './ScreenTools.tsx';

/** A long title ends in an ellipsis: react-admin's box inside of it would only be cut off. */
const WHOLE_OR_CUT = { '& .RaConfigurable-root': { display: 'inline' } };

/** The bar on top, always in sight: the screen's title is the heading of the page. */
export const ScreenBar = () => (
  <AppBar alwaysOn userMenu={<AccountMenu />} toolbar={<ScreenTools />}>
    <TitlePortal component="h1" variant="h6" sx={WHOLE_OR_CUT} />
  </AppBar>
);
