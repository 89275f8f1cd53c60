import type { AboutPage } from '../../../contract/schemas/pages.ts';
import { routes } from '../../config/routes.ts';
import { Section } from '../../ui/page/Section.tsx';
import * as css from './AboutValues.module.css';

/** The maker's values, each in a few sentences. */
export function AboutValues({ values }: Pick<AboutPage, 'values'>) {
  if (values.length === 0) return null;
  return (
    <Section title="Чего мы держимся" more={{ title: 'Как устроены линзы', url: routes.tech }}>
      <ul className={css.list} role="list">
        {values.map(({ title, text }) => (
          <li key={title} className={css.value}>
            <h3 className={css.title}>{title}</h3>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
