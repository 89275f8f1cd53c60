import { ToggleThemeButton } from 'react-admin';
import { ScreenKeys } from '../keys/ScreenKeys.tsx';

/** What every screen has at its top. */
export const ScreenTools = () => (
  <>
    <ScreenKeys />
    <ToggleThemeButton />
  </>
);
