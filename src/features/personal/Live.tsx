import { useEffect, useRef, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { network } from '../../stores/network.ts';
import type { ResourceState } from '../../stores/resource.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import * as css from './Live.module.css';
import { NoConnection } from './NoConnection.tsx';

type Props<T extends object> = {
  resource: {
    readonly state: ResourceState<T>;
    run(): Promise<void>;
    /** Of data that others show too: asks where it is not here yet. */
    want?(): Promise<unknown>;
  };
  /** What is being loaded, after «не удалось загрузить»: «заказы». */
  what: string;
  /** Stands in its place until it is there. */
  waiting: ReactNode;
  children: (data: T) => ReactNode;
};

/**
 * Data of the member on a page: fetched when the page appears, and said plainly where it does not
 * come. What was there stays in sight while newer data is on its way; a line that is back tries again.
 */
export function Live<T extends object>({ resource, what, waiting, children }: Props<T>) {
  const { data, error, pending } = useSnapshot(resource.state);
  const { online } = useSnapshot(network);
  const place = useRef<HTMLDivElement>(null);
  const failed = error !== null;

  useEffect(() => {
    void (resource.want ?? resource.run)();
  }, [resource]);
  useEffect(() => {
    const again = () => failed && void resource.run();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [resource, failed]);

  const retry = () => {
    // The button goes: its place keeps the focus.
    place.current?.focus();
    void resource.run();
  };
  const rest = () => {
    // Replies are kept as they came (see createResource): the snapshot's is the reply itself.
    if (data !== null) return children(data as T);
    if (error === null || pending) return waiting;
    if (!online) return <NoConnection />;
    return (
      <ErrorState
        title={`Не\u00a0удалось загрузить ${what}`}
        text={error.description}
        onRetry={retry}
      />
    );
  };
  return (
    <div ref={place} tabIndex={-1} className={css.root}>
      {rest()}
    </div>
  );
}
