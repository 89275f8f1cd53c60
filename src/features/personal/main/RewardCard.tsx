import { routes } from '../../../config/routes.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/cards/Card.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { withSizes } from '../../../ui/pictures/with-sizes.ts';
import { formatPoints } from '../../../words/points.ts';
import { Progress } from '../../../ui/states/Progress.tsx';
import type { Reward } from './reward.ts';
import * as css from './RewardCard.module.css';

/** The offer that the member is saving for, or can already afford. */
export function RewardCard({ reward: { offer, missing, progress } }: { reward: Reward }) {
  const { id, title, partner, cover, points } = offer;
  return (
    <Card as="section" className={css.root}>
      <div className={css.frame}>
        <Picture
          picture={withSizes({ ...cover, alt: '' })}
          sizes="(min-width: 820px) 24rem, 92vw"
          className={css.picture ?? ''}
        />
      </div>
      <div className={css.words}>
        <p className={css.over}>{missing > 0 ? 'Следующая награда' : 'Уже можно взять'}</p>
        <h2 className={css.title}>{title}</h2>
        <p className={css.partner}>
          <span>{partner}</span>
          <span>{formatPoints(points)}</span>
        </p>
        <Progress
          label={missing > 0 ? `Осталось ${formatPoints(missing)}` : 'Баллов хватает'}
          value={progress}
        />
        <div>
          <Button url={`${routes.personalPartners}#offer-${id}`} size="small">
            {missing > 0 ? 'Посмотреть' : 'Обменять баллы'}
          </Button>
        </div>
      </div>
    </Card>
  );
}
