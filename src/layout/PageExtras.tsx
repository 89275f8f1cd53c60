import { useEffect } from 'react';
import { ToastRegion } from '../ui/overlays/ToastRegion.tsx';
import { ConnectionNote } from './ConnectionNote.tsx';
import { RouteProgress } from './RouteProgress.tsx';

/**
 * What the frame shows only sometimes and never at first. It comes last of all, so from here on the
 * page is interactive: `data-interactive` on `<html>` tells whoever looks at it from outside (docs/decisions/047).
 */
export function PageExtras() {
  useEffect(() => {
    document.documentElement.dataset['interactive'] = '';
  }, []);
  return (
    <>
      <RouteProgress />
      <ConnectionNote />
      <ToastRegion />
    </>
  );
}
