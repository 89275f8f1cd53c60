import { useRef, useState } from 'react';
import type { MemberSession } from '../../../../contract/schemas/account.ts';
import { openPage } from '../../../client/page/gatsby-runtime.ts';
import { routes } from '../../../config/routes.ts';
import { signOutEverywhere } from '../../../stores/sign-out.ts';
import { showToast } from '../../../stores/toasts.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { Live } from '../Live.tsx';
import { SessionRow } from './SessionRow.tsx';
import { endOtherSessions, sessionList } from './sessions.ts';
import { tellFailure } from './tell-failure.ts';
import * as css from './SessionsPart.module.css';

type Busy = 'others' | 'everywhere' | null;

function Sessions({ items, onEnded }: { items: readonly MemberSession[]; onEnded: () => void }) {
  const [busy, setBusy] = useState<Busy>(null);
  const leaveOthers = async () => {
    setBusy('others');
    if (await endOtherSessions()) onEnded();
    setBusy(null);
  };
  const leave = async () => {
    setBusy('everywhere');
    const result = await signOutEverywhere();
    if (result.ok) {
      showToast('Вы\u00a0вышли на\u00a0всех устройствах', 'success');
      openPage(routes.home, { replace: true });
      return;
    }
    setBusy(null);
    tellFailure(result.error);
  };
  return (
    <>
      <ul role="list">
        {items.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={onEnded} />
        ))}
      </ul>
      <div className={css.actions}>
        {items.length > 1 && (
          <Button
            variant="secondary"
            size="small"
            loading={busy === 'others'}
            onClick={() => void leaveOthers()}
          >
            Выйти на&nbsp;остальных
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          loading={busy === 'everywhere'}
          data-leaves
          onClick={() => void leave()}
        >
          Выйти везде, и&nbsp;здесь
        </Button>
      </div>
    </>
  );
}

/** The member's sessions: unknown ones can be ended. */
export function SessionsPart() {
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is removed with its row: the list takes the focus.
  const onEnded = () => title.current?.focus();
  return (
    <section className={css.root} aria-labelledby="own-sessions">
      <h2 id="own-sessions" ref={title} tabIndex={-1} className={css.title}>
        Где вы&nbsp;вошли
      </h2>
      <p className={css.text}>
        Если какое-то устройство вам незнакомо или телефон потерян, выйдите на&nbsp;нём: войти снова
        можно будет только по&nbsp;коду или паролю.
      </p>
      <Live
        resource={sessionList}
        what="список устройств"
        waiting={<Skeleton lines={4} label="Смотрим, где вы вошли…" />}
      >
        {({ items }) => <Sessions items={items} onEnded={onEnded} />}
      </Live>
    </section>
  );
}
