import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { balance, loadAccount } from '../../../stores/account.ts';
import { useResource } from '../../../stores/resource.ts';
import { session } from '../../../stores/session.ts';
import { Points } from '../../../subjects/points/Points.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
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
  const { error, pending } = useResource(balance);
  const told = useRef<HTMLDivElement>(null);
  const again = () => {
    // The pressed button is removed.
    told.current?.focus();
    void loadAccount();
  };
  return (
    <div className={css.bar}>
      <div ref={told} tabIndex={-1} className={css.balance} aria-live="polite">
        {points === null && error !== null && !pending ? (
          <>
            Не&nbsp;удалось загрузить баланс.
            <Button size="small" variant="secondary" onClick={again}>
              Попробовать ещё раз
            </Button>
          </>
        ) : (
          <>У&nbsp;вас {points === null ? '…' : <Points count={points} />}</>
        )}
      </div>
      <Switch
        label="Хватает баллов"
        checked={affordable}
        // Of an unknown balance nobody knows what it is enough for.
        disabled={!onAffordable || points === null}
        onChange={(event) => onAffordable?.(event.target.checked)}
      />
    </div>
  );
}
