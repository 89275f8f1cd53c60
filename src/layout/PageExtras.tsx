import { ToastRegion } from '../ui/ToastRegion.tsx';
import { ConnectionNote } from './ConnectionNote.tsx';
import { RouteProgress } from './RouteProgress.tsx';

/** What the frame shows only sometimes and never at first. */
export function PageExtras() {
  return (
    <>
      <RouteProgress />
      <ConnectionNote />
      <ToastRegion />
    </>
  );
}
