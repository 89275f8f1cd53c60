import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { nextTask } from '../../client/page/next-task.ts';
import { network } from '../../stores/network.ts';
import type { ResourceState } from '../../stores/resource.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import * as css from './Live.module.css';
import { NoConnection } from './NoConnection.tsx';

type Props<T extends object> = {
  resource: {
    readonly state: ResourceState<T>;
    run(): Promise<void>;
    /** For shared data: loads it unless it is loaded already. */
    want?(): Promise<unknown>;
  };
  /** What is being loaded, after «не удалось загрузить»: «заказы». */
  what: string;
  /** The placeholder while it is loading. */
  waiting: ReactNode;
  children: (data: T) => ReactNode;
};

/**
 * Member data on a page: loaded when the page appears, with a clear message on failure. The
 * previous data stays visible while newer data loads; a restored connection triggers a retry.
 */
export function Live<T extends object>({ resource, what, waiting, children }: Props<T>) {
  const { data, error, pending } = useSnapshot(resource.state);
  const { online } = useSnapshot(network);
  const failed = error !== null;
  // React can interrupt the first render of the content; a change of the store it renders in one task.
  const isReady = useDeferredValue(data !== null);

  useEffect(() => {
    let isShown = true;
    // Not in the task of a page's other first effects, which is its longest one.
    void nextTask().then(() => (isShown ? (resource.want ?? resource.run)() : undefined));
    return () => {
      isShown = false;
    };
  }, [resource]);
  useEffect(() => {
    const again = () => failed && void resource.run();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [resource, failed]);

  const rest = () => {
    // Responses are stored unchanged (see createResource): the snapshot's data is the response
    // itself.
    if (data !== null && isReady) return children(data as T);
    if (data !== null || error === null || pending) return waiting;
    if (!online) return <NoConnection />;
    return (
      <ErrorState
        title={`Не\u00a0удалось загрузить ${what}`}
        text={error.description}
        onRetry={() => void resource.run()}
      />
    );
  };
  return (
    <div tabIndex={-1} className={css.root}>
      {rest()}
    </div>
  );
}
