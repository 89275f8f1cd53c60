import type { Invitation } from '../../../contract/schemas/member.ts';
import { InviteActions } from './InviteActions.tsx';
import { counted } from '../../words/plural.ts';
import { formatPoints } from '../../words/points.ts';
import { QrCode } from '../../ui/pictures/QrCode.tsx';
import * as css from './InvitePanel.module.css';

const FRIENDS = { one: 'друг', few: 'друга', many: 'друзей' };

/** A member's invitation: the link to send, the code to show, and the results so far. */
export function InvitePanel({ invitation }: { invitation: Invitation }) {
  const { url, bonus, invited } = invitation;
  return (
    <div className={css.root}>
      <div className={css.words}>
        <p className={css.bonus}>{formatPoints(bonus)} за&nbsp;каждого друга</p>
        <p className={css.rule}>
          Они придут, когда друг зарегистрирует первый код с&nbsp;упаковки. А&nbsp;ему бонус
          достанется сразу, как только он&nbsp;войдёт по&nbsp;вашей ссылке.
        </p>
        <InviteActions url={url} />
        <p className={css.count}>
          {invited === 0
            ? 'По\u00a0вашей ссылке пока никто не\u00a0пришёл.'
            : `По\u00a0вашей ссылке уже с\u00a0нами: ${counted(invited, FRIENDS)}.`}
        </p>
      </div>
      <figure className={css.code}>
        <QrCode text={url} label="QR-код с&#160;вашей ссылкой" />
        <figcaption>Друг рядом? Пусть наведёт камеру</figcaption>
      </figure>
    </div>
  );
}
