import { useSnapshot } from 'valtio';
import { network } from '../stores/network.ts';
import { Icon } from '../ui/signs/Icon.tsx';
import * as css from './ConnectionNote.module.css';

/** Says that the network is gone for as long as it is; the page itself stays readable. */
export function ConnectionNote() {
  const { online } = useSnapshot(network);
  return (
    // The region exists before its text: only then do screen readers announce it.
    <div className={css.region} role="status" data-clears-tray="">
      {!online && (
        <p className={css.note}>
          <Icon name="offline" className={css.icon} />
          <span>
            <strong className={css.title}>Нет соединения.</strong> Читайте дальше: остальное
            откроется, когда связь вернётся.
          </span>
        </p>
      )}
    </div>
  );
}
