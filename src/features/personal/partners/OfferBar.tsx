import { useSnapshot } from 'valtio';
import { session } from '../../../stores/session.ts';
import { Points } from '../../../subjects/points/Points.tsx';
import { Switch } from '../../../ui/forms/Switch.tsx';
import * as css from './OfferBar.module.css';

type Props = {
  /** Only what the member can afford. */
  affordable: boolean;
  /** Absent while the offers load. */
  onAffordable?: (wanted: boolean) => void;
};

/** The member's balance, and the switch for what it is enough for. */
export function OfferBar({ affordable, onAffordable }: Props) {
  const { points } = useSnapshot(session);
  return (
    <div className={css.bar}>
      <div className={css.balance} aria-live="polite">
        У&nbsp;вас {points === null ? '…' : <Points count={points} />}
      </div>
      <Switch
        label="Хватает баллов"
        checked={affordable}
        disabled={!onAffordable}
        onChange={(event) => onAffordable?.(event.target.checked)}
      />
    </div>
  );
}
