import type { Found } from './faq-search.ts';
import { FaqQuestion } from './FaqQuestion.tsx';
import * as css from './FaqSection.module.css';

type Props = {
  title: string;
  anchor?: string;
  found: readonly Found[];
};

/** Questions under a title, which is next to them if there is room. */
export function FaqSection({ title, anchor, found }: Props) {
  return (
    <section id={anchor} className={css.root}>
      <h2 className={css.title}>{title}</h2>
      <div className={css.items}>
        {found.map(({ item, inAnswer }) => (
          <FaqQuestion key={item.id} item={item} open={inAnswer} />
        ))}
      </div>
    </section>
  );
}
