import { Card } from '../../ui/cards/Card.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import * as css from './CardBones.module.css';

type Props = {
  label: string;
  /** For cards with a picture, two in a row if there is room. */
  pictured?: boolean;
};

/** Placeholders of loading cards; announced once. */
export function CardBones({ label, pictured = false }: Props) {
  const bones = (said: string) =>
    pictured ? (
      <Skeleton shape="card" label={said} />
    ) : (
      <Card padded>
        <Skeleton lines={4} label={said} />
      </Card>
    );
  return (
    <div className={pictured ? css.pictured : css.root}>
      {bones(label)}
      {Array.from({ length: pictured ? 1 : 2 }, (_, place) => (
        <div key={place} aria-hidden="true">
          {bones('')}
        </div>
      ))}
    </div>
  );
}
