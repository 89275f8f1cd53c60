import { personalSections, type PersonalSection } from '../../../config/personal-sections.ts';
import { Anchor } from '../../../ui/links/Anchor.tsx';
import { SectionSign } from '../SectionSign.tsx';
import * as css from './QuickWays.module.css';

const WAYS: readonly { section: PersonalSection; text: string }[] = [
  { section: 'codes', text: 'Баллы за\u00a0каждую упаковку' },
  { section: 'partners', text: 'Что можно взять за\u00a0баллы' },
  { section: 'invite', text: 'Баллы вам и\u00a0другу' },
  { section: 'reminders', text: 'Напомним, когда пора' },
];

/** The pages that members visit most. */
export function QuickWays() {
  return (
    <section className={css.root}>
      <h2 className={css.title}>Частые действия</h2>
      <ul role="list" className={css.list}>
        {WAYS.map(({ section, text }) => (
          <li key={section}>
            <Anchor url={personalSections[section].url} className={css.way}>
              <SectionSign section={section} size={32} className={css.sign} />
              <span className={css.name}>{personalSections[section].title}</span>
              <span className={css.text}>{text}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
