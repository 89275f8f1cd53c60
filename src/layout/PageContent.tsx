import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { pageFailure } from '../stores/page-failure.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorView } from './ErrorView.tsx';

/** The page itself, or the error page where it could not be loaded or drawn. */
export function PageContent({ page, children }: { page: string; children: ReactNode }) {
  const { current } = useSnapshot(pageFailure);
  if (current) return <ErrorView error={current} url={current.url} />;
  return (
    <ErrorBoundary page={page} fallback={(error) => <ErrorView error={error} />}>
      {children}
    </ErrorBoundary>
  );
}
