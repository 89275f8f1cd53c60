import type { ReactNode } from 'react';
import { Card } from '../../ui/cards/Card.tsx';
import { classNames } from '../../ui/rendering/class-names.ts';
import { Picture, type PictureProps } from '../../ui/pictures/Picture.tsx';
import * as css from './PictureCard.module.css';

type Props = Pick<PictureProps, 'picture' | 'sizes' | 'priority'> & {
  /** From 820 px up the picture is next to the text. */
  lying?: boolean;
  children: ReactNode;
};

/** A wide picture with a text. */
export function PictureCard({ lying = false, children, ...picture }: Props) {
  return (
    <Card as="article" className={classNames(css.root, lying && css.lying)}>
      <div className={css.frame}>
        <Picture {...picture} className={css.picture ?? ''} />
      </div>
      {children}
    </Card>
  );
}
