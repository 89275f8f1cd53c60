import { classNames } from '../../ui/rendering/class-names.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import { CHECKLIST_ID, stepId } from './step-id.ts';
import * as css from './StepRail.module.css';

type Props = { titles: string[]; current: number | null; checklist: boolean };

/** All steps on one line: the current one, those done and those ahead. */
export function StepRail({ titles, current, checklist }: Props) {
  return (
    <nav className={css.root} aria-labelledby="shagi">
      <h2 id="shagi" className={css.title}>
        Шаги
      </h2>
      <ol className={css.list}>
        {titles.map((title, index) => (
          <li
            key={title}
            className={classNames(css.stop, current !== null && index < current && css.passed)}
          >
            <a
              href={`#${stepId(index)}`}
              className={css.link}
              aria-current={index === current ? 'step' : undefined}
            >
              <span className={css.number}>{index + 1}</span>
              <span>{title}</span>
            </a>
          </li>
        ))}
        {checklist && (
          <li className={css.stop}>
            <a href={`#${CHECKLIST_ID}`} className={css.link}>
              <span className={css.number}>
                <Icon name="check" size={20} />
              </span>
              <span>Проверка перед выходом</span>
            </a>
          </li>
        )}
      </ol>
    </nav>
  );
}
