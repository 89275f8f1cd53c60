import type { Faq, FaqItem } from '../../../contract/schemas/reference.ts';
import { FaqQuestion } from './FaqQuestion.tsx';
import * as css from './FaqSection.module.css';

type Props = { section: Faq['sections'][number]; items: FaqItem[] };

/** The questions of one section, its title beside them where there is room. */
export function FaqSection({ section, items }: Props) {
  return (
    <section id={section.alias} className={css.root}>
      <h2 className={css.title}>{section.title}</h2>
      <div className={css.items}>
        {items.map((item) => (
          <FaqQuestion key={item.id} item={item} />
        ))}
      </div>
    </section>
  );
}
