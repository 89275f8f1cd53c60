import { lazy, Suspense, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { pageFailure } from '../stores/page-failure.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/**
 * Not in the first load: by the time something fails it is usually loaded. If it fails too, the
 * boundary around the whole frame shows the fallback.
 */
const ErrorView = lazy(async () => ({ default: (await import('./after-idle.ts')).ErrorView }));

/** The page itself, or the error page if it could not be loaded or rendered. */
export function PageContent({ page, children }: { page: string; children: ReactNode }) {
  const { current } = useSnapshot(pageFailure);
  if (current) {
    return (
      <Suspense>
        <ErrorView error={current} url={current.url} />
      </Suspense>
    );
  }
  const fallback = (error: unknown) => (
    <Suspense>
      <ErrorView error={error} />
    </Suspense>
  );
  return (
    <ErrorBoundary page={page} fallback={fallback}>
      {children}
    </ErrorBoundary>
  );
}
