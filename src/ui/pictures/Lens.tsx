import { classNames } from '../rendering/class-names.ts';
import * as css from './Lens.module.css';
import { Picture, type PictureProps } from './Picture.tsx';

type Props = Pick<PictureProps, 'picture' | 'sizes' | 'priority'> & {
  /** The rim of a smaller one. */
  thin?: boolean;
};

/** A picture as seen through a lens: round, in a rim, with the glint of the mark. */
export function Lens({ thin = false, ...picture }: Props) {
  return (
    <div className={classNames(css.root, thin && css.thin)}>
      <Picture {...picture} className={css.picture ?? ''} />
    </div>
  );
}
