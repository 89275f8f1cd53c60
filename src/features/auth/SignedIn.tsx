import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { routes } from '../../config/routes.ts';
import { leave } from '../../layout/leave.ts';
import { pointForms } from '../../layout/point-forms.ts';
import { session } from '../../stores/session.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { counted } from '../../words/plural.ts';
import * as css from './SignedIn.module.css';

/** For a signed-in member: their name, a link to the personal area, and the sign-out button. */
export function SignedIn() {
  const { user, points } = useSnapshot(session);
  const [leaving, setLeaving] = useState(false);
  const goOut = () => {
    setLeaving(true);
    void leave();
  };
  return (
    <div className={css.root}>
      <div className={css.who}>
        <Icon name="user" size={40} className={css.sign} />
        <div>
          <h2 className={css.name}>{user?.firstName ?? 'Участник клуба'}</h2>
          {/* Reserves the line, so that nothing moves when the data arrives. */}
          <p className={css.points}>
            {points === null ? '\u00a0' : `${counted(points, pointForms)} на\u00a0счёте`}
          </p>
        </div>
      </div>
      <div className={css.ways}>
        <Button url={routes.personal}>Личный кабинет</Button>
        <Button variant="secondary" loading={leaving} onClick={goOut}>
          Выйти
        </Button>
      </div>
      <p className={css.note}>
        Это не&#160;вы? Выйдите, чтобы войти под своим номером: на&#160;общем компьютере так
        надёжнее.
      </p>
    </div>
  );
}
