import { useEffect } from 'react';
import { ToastRegion } from '../ui/overlays/ToastRegion.tsx';
import { ConnectionNote } from './ConnectionNote.tsx';
import { RouteProgress } from './RouteProgress.tsx';

/**
 * The parts of the frame that show only sometimes and never at first. It loads last, so from here
 * on the page is interactive: `data-interactive` on `<html>` shows that to observers outside the
 * page (docs/decisions/047).
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
