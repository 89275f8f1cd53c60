import { useState } from 'react';
import type { MemberSession } from '../../../../contract/schemas/account.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { useNow } from '../use-now.ts';
import { deviceWords, seenWords } from './session-words.ts';
import { endSession } from './sessions.ts';
import * as css from './SessionRow.module.css';

type Props = {
  session: MemberSession;
  /** The session has ended, and its button is gone. */
  onEnded: () => void;
};

/** One session of the member. */
export function SessionRow({ session, onEnded }: Props) {
  const now = useNow();
  const [ending, setEnding] = useState(false);
  const { city, current, last_seen_at: seen } = session;
  const name = deviceWords(session);
  const end = async () => {
    setEnding(true);
    if (await endSession(session)) onEnded();
    else setEnding(false);
  };
  return (
    <li className={css.root}>
      <div className={css.words}>
        <h3 className={css.name}>{name}</h3>
        <p className={css.text}>
          {city !== null && `${city} · `}
          {current ? <Badge>Это устройство</Badge> : seenWords(seen, now)}
        </p>
      </div>
      {!current && (
        <Button variant="secondary" size="small" loading={ending} onClick={() => void end()}>
          Выйти
          <VisuallyHidden>{` на устройстве «${name}»`}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
