import { lazy, Suspense, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { pageFailure } from '../stores/page-failure.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Loaded when something has failed. If it fails too, the boundary around the frame shows the fallback. */
const ErrorView = lazy(async () => ({
  default: (await import(/* webpackChunkName: "error-view" */ './ErrorView.tsx')).ErrorView,
}));

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
