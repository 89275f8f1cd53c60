import type { PointsMenu } from '../../../../contract/schemas/member.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { CardLink } from '../../../ui/cards/CardLink.tsx';
import { formatPoints } from '../../../words/points.ts';
import * as css from './WayCard.module.css';

/** One way to earn or spend points; the whole card is a link. */
export function WayCard({ way }: { way: PointsMenu['items'][number] }) {
  const { title, text, url, kind, points } = way;
  const sign = kind === 'earn' ? '+' : 'от\u00a0';
  return (
    <Card as="article" padded interactive className={css.root}>
      {points !== null && (
        <p className={kind === 'earn' ? css.earn : css.spend}>{`${sign}${formatPoints(points)}`}</p>
      )}
      <h3 className={css.title}>
        <CardLink url={url}>{title}</CardLink>
      </h3>
      <p className={css.text}>{text}</p>
    </Card>
  );
}
