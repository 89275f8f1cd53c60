import { Skeleton } from '../../ui/states/Skeleton.tsx';
import * as css from './WaitingResults.module.css';

/** The placeholder of loading results. */
export function WaitingResults() {
  return (
    <div className={css.root}>
      <Skeleton lines={3} label="Ищем…" />
      <div aria-hidden="true" className={css.rest}>
        <Skeleton lines={3} />
        <Skeleton lines={3} />
      </div>
    </div>
  );
}
