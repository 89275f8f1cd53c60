import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { Layout, type LayoutProps } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { acceptedQuery } from '../lists/accepted-query.ts';
import { idle } from './idle.ts';
import { Interruptions } from './Interruptions.tsx';
import { preloadUnused } from './on-use.ts';
import { ScreenBar } from './ScreenBar.tsx';
import { ScreenMenu } from './ScreenMenu.tsx';
import { ScreenSidebar } from './ScreenSidebar.tsx';
import { useArrival } from './use-arrival.ts';

export function ScreenLayout({ children, ...props }: LayoutProps) {
  const queries = useQueryClient();
  const { search, hash } = useLocation();
  const accepted = acceptedQuery(search);
  useArrival();
  const [Note, setNote] = useState<ComponentType | null>(null);
  useEffect(() => {
    async function load() {
      await preloadUnused(idle, () => queries.isFetching() > 0);
      // Last: a tab that has just been opened is of the newest build.
      const { ReplacedNote } = await import('./interrupting.ts');
      setNote(() => ReplacedNote);
    }
    // Nobody has asked for it, so a lost network must not replace the screen by an error.
    load().catch(() => {});
  }, [queries]);
  return (
    <Layout {...props} appBar={ScreenBar} menu={ScreenMenu} sidebar={ScreenSidebar}>
      {accepted === search ? children : <Navigate to={{ search: accepted, hash }} replace />}
      <Interruptions />
      {Note && <Note />}
    </Layout>
  );
}
