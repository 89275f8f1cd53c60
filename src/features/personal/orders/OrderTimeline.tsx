import type { Order } from '../../../../contract/schemas/member.ts';
import { classNames } from '../../../ui/rendering/class-names.ts';
import { Icon } from '../../../ui/signs/Icon.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { stepsOf } from './order-steps.ts';
import * as css from './OrderTimeline.module.css';

const SAID = { done: ': пройдено', now: ': сейчас', ahead: ': впереди' } as const;

/** The progress of an order: past, current and future steps. */
export function OrderTimeline({ order }: { order: Order }) {
  return (
    <ol role="list" className={css.root}>
      {stepsOf(order).map(({ title, standing }) => (
        <li
          key={title}
          className={classNames(css.step, css[standing])}
          aria-current={standing === 'now' ? 'step' : undefined}
        >
          <span className={css.dot}>{standing === 'done' && <Icon name="check" size={16} />}</span>
          <span className={css.words}>
            {title}
            <VisuallyHidden>{SAID[standing]}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ol>
  );
}
