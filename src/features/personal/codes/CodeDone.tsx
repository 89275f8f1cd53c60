import type { PackageCode } from '../../../../contract/schemas/member.ts';
import { Icon } from '../../../ui/signs/Icon.tsx';
import { formatPoints } from '../../../words/points.ts';
import { WarmNote } from '../WarmNote.tsx';

/** A code was accepted: the product and the points it brought. */
export function CodeDone({ row }: { row: PackageCode | null }) {
  return (
    <WarmNote sign={<Icon name="check" />}>
      {row === null ? (
        <b>Код принят, баллы уже на&nbsp;счёте.</b>
      ) : (
        <>
          <b>+{formatPoints(row.points)}</b> за&nbsp;«{row.product}». Они уже на&nbsp;счёте.
        </>
      )}
    </WarmNote>
  );
}
