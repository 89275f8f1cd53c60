import type { ForBeginners } from '../../../contract/schemas/pages.ts';
import { classNames } from '../../ui/rendering/class-names.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { RichText } from '../../ui/prose/RichText.tsx';
import * as css from './BeginnerStep.module.css';

type Props = { step: ForBeginners['steps'][number]; number: number; total: number };

/** One step: its number, its picture, the instructions. */
export function BeginnerStep({ step: { title, body, picture }, number, total }: Props) {
  return (
    <article>
      <div className={css.head}>
        <p className={css.place}>
          Шаг {number} из&#160;{total}
        </p>
        <span className={css.track} aria-hidden="true">
          {Array.from({ length: total }, (_, index) => (
            <span key={index} className={classNames(css.part, index < number && css.done)} />
          ))}
        </span>
      </div>
      <h2 className={css.title}>{title}</h2>
      <div className={css.frame}>
        <Picture
          picture={picture}
          sizes="(min-width: 1280px) 48rem, (min-width: 1024px) 62vw, 92vw"
          priority={number === 1}
          className={css.picture ?? ''}
        />
      </div>
      <RichText html={body} />
    </article>
  );
}
