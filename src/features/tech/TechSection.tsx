import type { TechPage } from '../../../contract/schemas/pages.ts';
import { Lens } from '../../ui/pictures/Lens.tsx';
import { RichText } from '../../ui/prose/RichText.tsx';
import * as css from './TechSection.module.css';

type Props = { id: string; section: TechPage['sections'][number]; first: boolean };

/** One technology: its picture, as through a lens, next to the text; the sides alternate. */
export function TechSection({ id, section: { title, body, picture }, first }: Props) {
  return (
    <section id={id} className={css.root} aria-labelledby={`${id}-nazvanie`}>
      <div className={css.column}>
        <div className={css.optics}>
          <Lens
            picture={picture}
            sizes="(min-width: 1280px) 30rem, (min-width: 820px) 40vw, 80vw"
            priority={first}
            thin
          />
        </div>
        <div className={css.words}>
          <h2 id={`${id}-nazvanie`} className={css.title}>
            {title}
          </h2>
          <RichText html={body} className={css.body} />
        </div>
      </div>
    </section>
  );
}
