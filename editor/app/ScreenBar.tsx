import { AppBar, TitlePortal } from 'react-admin';
import { AccountMenu } from './AccountMenu.tsx';
import { ScreenTools } from './ScreenTools.tsx';

/**
 * A long title ends in an ellipsis; as a block, react-admin's inner box would just be clipped. Beside the
 * buttons of a phone, one line has room for a single word.
 */
const WHOLE_OR_CUT = {
  '& .RaConfigurable-root': { display: 'inline' },
  fontSize: { xs: '1rem', sm: '1.375rem' },
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  display: { xs: '-webkit-box', sm: 'block' },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
};

/** The top bar, always in sight; the screen's title is the heading of the page. */
export const ScreenBar = () => (
  <AppBar alwaysOn userMenu={<AccountMenu />} toolbar={<ScreenTools />}>
    <TitlePortal component="h1" variant="h6" sx={WHOLE_OR_CUT} />
  </AppBar>
);
