import type { Balance } from '../../../../contract/schemas/member.ts';
import { routes } from '../../../config/routes.ts';
import { formatDay } from '../../../words/dates.ts';
import { burningPoints } from '../../../words/points.ts';
import { TextLink } from '../../../ui/links/TextLink.tsx';
import { SectionSign } from '../SectionSign.tsx';
import { WarmNote } from '../WarmNote.tsx';

/** Points that expire next; empty if there are none. On their last day they can still be spent. */
export function ExpiringNote({ expiring }: Pick<Balance, 'expiring'>) {
  if (expiring === null || expiring.points === 0) return null;
  return (
    <WarmNote sign={<SectionSign section="history" size={28} />}>
      <strong>{burningPoints(expiring.points)}</strong> после {formatDay(expiring.on)}.{' '}
      <TextLink url={routes.personalPartners}>Потратить у&#160;партнёров</TextLink>
    </WarmNote>
  );
}
