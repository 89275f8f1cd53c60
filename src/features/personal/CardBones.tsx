import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import * as css from './CardBones.module.css';

/** The places of a few cards that are on their way; said once. */
export function CardBones({ label, count = 3 }: { label: string; count?: number }) {
  return (
    <div className={css.root}>
      {Array.from({ length: count }, (_, place) => (
        <Card key={place} padded>
          {place === 0 ? (
            <Skeleton lines={4} label={label} />
          ) : (
            <div aria-hidden="true">
              <Skeleton lines={4} label="" />
            </div>
          )}
        </Card>
      ))}
    </div>
  );
}
