import { ToggleThemeButton } from 'react-admin';
import { ScreenKeys } from '../keys/ScreenKeys.tsx';

/** Tools at the top of every screen. */
export const ScreenTools = () => (
  <>
    <ScreenKeys />
    <ToggleThemeButton />
  </>
);
