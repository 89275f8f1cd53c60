import { Layout, type LayoutProps } from 'react-admin';
import { ScreenBar } from './ScreenBar.tsx';
import { ScreenMenu } from './ScreenMenu.tsx';

export const ScreenLayout = (props: LayoutProps) => (
  <Layout {...props} appBar={ScreenBar} menu={ScreenMenu} />
);
