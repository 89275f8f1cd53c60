import { useId, useRef, type ReactNode } from 'react';
import { classNames } from '../rendering/class-names.ts';
import { Icon } from '../signs/Icon.tsx';
import { useHydrated } from '../rendering/use-hydrated.ts';
import { useScrollEnds } from './use-scroll-ends.ts';
import * as css from './Carousel.module.css';

type Props<Item> = {
  label: string;
  items: readonly Item[];
  render: (item: Item, index: number) => ReactNode;
  keyOf: (item: Item) => string | number;
};

/** Scrolling by nine tenths of the visible width keeps the edge of the last item in view. */
const TURN = 0.9;

/**
 * More items side by side than fit. A finger, a wheel and the arrow keys scroll it without a
 * script; hydrated, it gets two buttons, in reserved space.
 */
export function Carousel<Item>({ label, items, render, keyOf }: Props<Item>) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const alive = useHydrated();
  const { atStart, atEnd } = useScrollEnds(scroller);
  const turn = (direction: 1 | -1) => {
    const box = scroller.current;
    // CSS decides about smooth scrolling, as it knows the motion preference.
    box?.scrollBy({ left: direction * box.clientWidth * TURN });
  };
  return (
    <div className={css.root}>
      <div className={css.buttons}>
        {alive && !(atStart && atEnd) && (
          <>
            <button
              type="button"
              className={css.button}
              aria-controls={id}
              aria-disabled={atStart}
              aria-label={`Назад: ${label}`}
              onClick={() => turn(-1)}
            >
              <Icon name="arrow-left" />
            </button>
            <button
              type="button"
              className={css.button}
              aria-controls={id}
              aria-disabled={atEnd}
              aria-label={`Вперёд: ${label}`}
              onClick={() => turn(1)}
            >
              <Icon name="arrow-right" />
            </button>
          </>
        )}
      </div>
      <section
        ref={scroller}
        id={id}
        className={css.scroller}
        aria-label={label}
        tabIndex={0}
        data-scrolls=""
      >
        <ul role="list" className={classNames(css.list)}>
          {items.map((item, index) => (
            <li key={keyOf(item)} className={css.item}>
              {render(item, index)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
