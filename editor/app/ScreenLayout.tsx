import { useEffect } from 'react';
import { Layout, type LayoutProps } from 'react-admin';
import { Interruptions } from './Interruptions.tsx';
import { loadTheRest } from './on-use.ts';
import { ScreenBar } from './ScreenBar.tsx';
import { ScreenMenu } from './ScreenMenu.tsx';
import { ScreenSidebar } from './ScreenSidebar.tsx';

/** Milliseconds that a browser may take until it is asked again. */
const SOON = { timeout: 5_000 };

export function ScreenLayout({ children, ...props }: LayoutProps) {
  useEffect(() => {
    // Safari has no word for an idle moment.
    if (!('requestIdleCallback' in globalThis)) return void loadTheRest();
    const waiting = requestIdleCallback(() => void loadTheRest(), SOON);
    return () => cancelIdleCallback(waiting);
  }, []);
  return (
    <Layout {...props} appBar={ScreenBar} menu={ScreenMenu} sidebar={ScreenSidebar}>
      {children}
      <Interruptions />
    </Layout>
  );
}
