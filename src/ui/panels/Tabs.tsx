import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { classNames } from '../rendering/class-names.ts';
import { useHydrated } from '../rendering/use-hydrated.ts';
import { useChosenTab } from './use-chosen-tab.ts';
import * as css from './Tabs.module.css';

type TabItem = {
  /** Anchor of its panel: a link to it opens the tab. */
  id: string;
  title: string;
  content: ReactNode;
};

type Props = { label: string; items: readonly TabItem[]; heading?: 'h2' | 'h3' | 'h4' };

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The tab that a key selects among this many; none for an unrelated key. */
function targetOf(key: string, from: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (from + step + count) % count;
}

/**
 * Views of one thing. In the HTML they are anchors with the panels one below another, which is all
 * there is without a script. Hydrated, they are tabs; until then CSS shows the panel that an anchor
 * targets.
 */
export function Tabs({ label, items, heading: Heading = 'h3' }: Props) {
  const alive = useHydrated();
  const [chosen, choose] = useChosenTab(items.map(({ id }) => id));

  const press = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    event.preventDefault();
    choose(id);
  };
  const move = (event: KeyboardEvent<HTMLAnchorElement>, from: number) => {
    if (event.key === ' ') event.currentTarget.click();
    const to = event.key === ' ' ? from : targetOf(event.key, from, items.length);
    const item = to === undefined ? undefined : items[to];
    if (!item) return;
    event.preventDefault();
    choose(item.id);
    document.getElementById(`${item.id}-tab`)?.focus();
  };

  return (
    <div className={css.root} data-alive={alive || undefined}>
      <div className={css.list} role={alive ? 'tablist' : 'group'} aria-label={label}>
        {items.map(({ id, title }, index) => (
          <a
            key={id}
            id={`${id}-tab`}
            href={`#${id}`}
            className={classNames(css.tab, id === chosen && css.chosen)}
            {...(alive && {
              role: 'tab',
              'aria-selected': id === chosen,
              'aria-controls': id,
              tabIndex: id === chosen ? 0 : -1,
              onClick: (event) => press(event, id),
              onKeyDown: (event) => move(event, index),
            })}
          >
            {title}
          </a>
        ))}
      </div>
      {items.map(({ id, title, content }) => (
        <div
          key={id}
          id={id}
          className={classNames(css.panel, id === chosen && css.shown)}
          {...(alive && { role: 'tabpanel', 'aria-labelledby': `${id}-tab` })}
        >
          <Heading className={css.title}>{title}</Heading>
          {content}
        </div>
      ))}
    </div>
  );
}
