import type { Faq } from '../../../contract/schemas/reference.ts';
import type { Found } from './faq-search.ts';
import { FaqQuestion } from './FaqQuestion.tsx';
import * as css from './FaqSection.module.css';

type Props = { section: Faq['sections'][number]; found: Found[] };

/** The questions of one section, its title beside them where there is room. */
export function FaqSection({ section, found }: Props) {
  return (
    <section id={section.alias} className={css.root}>
      <h2 className={css.title}>{section.title}</h2>
      <div className={css.items}>
        {found.map(({ item, inAnswer }) => (
          <FaqQuestion key={item.id} item={item} open={inAnswer} />
        ))}
      </div>
    </section>
  );
}
