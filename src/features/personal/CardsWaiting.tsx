import { Skeleton } from '../../ui/Skeleton.tsx';
import * as css from './CardsWaiting.module.css';

/** The place of cards that are on their way. */
export function CardsWaiting({ label }: { label: string }) {
  return (
    <div className={css.root}>
      <Skeleton shape="card" label={label} />
      <div aria-hidden="true">
        <Skeleton shape="card" label="" />
      </div>
    </div>
  );
}
