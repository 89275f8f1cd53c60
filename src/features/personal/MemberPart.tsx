import { useEffect, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { network } from '../../stores/network.ts';
import { useResource, type ResourceState } from '../../stores/resource.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { OfflineState } from './OfflineState.tsx';

type Props<T extends object> = {
  resource: { readonly state: ResourceState<T>; readonly retry: () => Promise<void> };
  /** «Не удалось загрузить вебинары» */
  failed: string;
  /** The place of what is on its way, as large as that will be. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
};

/** What is shown of a member's resource: what came, or that it is on its way, or why there is none. */
export function MemberPart<T extends object>({ resource, failed, skeleton, children }: Props<T>) {
  const { data, error, pending } = useResource(resource);
  const { online } = useSnapshot(network);
  const lost = !online && data === null;

  useEffect(() => {
    if (online && resource.state.error && !resource.state.data) void resource.retry();
  }, [online, resource]);

  // The snapshot is the reply itself: a resource keeps it by reference.
  if (data !== null) return children(data as T);
  if (lost) return <OfflineState />;
  if (error === null || pending) return skeleton;
  return (
    <ErrorState title={failed} text={error.description} onRetry={() => void resource.retry()} />
  );
}
