import type { Balance } from '../../../../contract/schemas/member.ts';
import { routes } from '../../../config/routes.ts';
import { formatDay } from '../../../ui/dates.ts';
import { formatPoints } from '../../../ui/points.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { SectionSign } from '../SectionSign.tsx';
import * as css from './ExpiringNote.module.css';

/** Points that end on a day; nothing where none do. */
export function ExpiringNote({ expiring }: Pick<Balance, 'expiring'>) {
  if (expiring === null || expiring.points === 0) return null;
  return (
    <div className={css.root}>
      <SectionSign section="history" size={28} className={css.sign} />
      <p>
        <strong>{formatPoints(expiring.points)}</strong> сгорят {formatDay(expiring.on)}.{' '}
        <TextLink url={routes.personalPartners}>Потратить у&#160;партнёров</TextLink>
      </p>
    </div>
  );
}
