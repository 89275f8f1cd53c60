import { Anchor } from '../../../ui/links/Anchor.tsx';
import { Card } from '../../../ui/cards/Card.tsx';
import { Icon } from '../../../ui/signs/Icon.tsx';
import { SectionSign } from '../SectionSign.tsx';
import type { Task } from './tasks.ts';
import * as css from './TaskList.module.css';

/** Current tasks; if there are none, it says so. */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  return (
    <Card as="section" padded className={css.root}>
      <h2 className={css.title}>Что сделать сейчас</h2>
      {tasks.length === 0 ? (
        <p className={css.calm}>
          <Icon name="check" className={css.sign} />
          Всё в&#160;порядке: срочных дел нет.
        </p>
      ) : (
        <ul role="list" className={css.list}>
          {tasks.map(({ section, title, text, url }) => (
            <li key={title}>
              <Anchor url={url} className={css.task}>
                <span className={css.mark}>
                  <SectionSign section={section} />
                </span>
                <span className={css.words}>
                  <span className={css.name}>{title}</span>
                  <span className={css.text}>{text}</span>
                </span>
                <Icon name="arrow-right" size={20} className={css.arrow} />
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
