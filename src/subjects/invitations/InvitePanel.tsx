import type { Invitation } from '../../../contract/schemas/member.ts';
import { InviteActions } from './InviteActions.tsx';
import { counted } from '../../words/plural.ts';
import { formatPoints } from '../../words/points.ts';
import { QrCode } from '../../ui/pictures/QrCode.tsx';
import * as css from './InvitePanel.module.css';

/** Marks for screen readers, and for what must not move: see PersonalFrame.module.css. */
const WAITING = { 'aria-busy': true, 'data-waiting': 'in-place' } as const;

const FRIENDS = { one: 'друг', few: 'друга', many: 'друзей' };

const resultsOf = ({ invited }: Invitation) =>
  invited === 0
    ? 'По\u00a0вашей ссылке пока никто не\u00a0пришёл.'
    : `По\u00a0вашей ссылке уже с\u00a0нами: ${counted(invited, FRIENDS)}.`;

/**
 * A member's invitation: the link to send, the code to show, and the results so far. While it loads (null), it
 * takes the same space, and what is the same for everyone can be read.
 */
export function InvitePanel({ invitation }: { invitation: Invitation | null }) {
  return (
    <div className={css.root} {...(invitation === null && WAITING)}>
      <div className={css.words}>
        <p className={css.bonus}>
          <span className={css.points}>
            {invitation ? formatPoints(invitation.bonus) : 'Баллы'}
          </span>{' '}
          за&nbsp;каждого друга
        </p>
        <p className={css.rule}>
          Они придут, когда друг зарегистрирует первый код с&nbsp;упаковки. А&nbsp;ему бонус
          достанется сразу, как только он&nbsp;войдёт по&nbsp;вашей ссылке.
        </p>
        <InviteActions url={invitation?.url ?? null} />
        <p className={css.count}>
          {invitation ? resultsOf(invitation) : 'Считаем, сколько друзей уже с\u00a0нами…'}
        </p>
      </div>
      <figure className={css.code}>
        <QrCode text={invitation?.url ?? null} label="QR-код с&#160;вашей ссылкой" />
        <figcaption>Друг рядом? Пусть наведёт камеру</figcaption>
      </figure>
    </div>
  );
}
