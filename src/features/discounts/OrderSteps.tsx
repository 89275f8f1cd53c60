import { Anchor } from '../../ui/links/Anchor.tsx';
import { standingOf, StepNumber } from '../../ui/signs/StepNumber.tsx';
import * as css from './OrderSteps.module.css';

type Step = 1 | 2 | 3;
type Props = {
  current: Step;
  /** The URL of the first step, for later steps. */
  first: string;
};

const STEPS = ['Продукт', 'Магазин', 'Как получить'];

/** The three steps of a discount order, and the current one. */
export function OrderSteps({ current, first }: Props) {
  return (
    <nav className={css.frame} aria-label="Шаги">
      <ol className={css.root}>
        {STEPS.map((title, index) => (
          <li
            key={title}
            className={css.step}
            aria-current={index + 1 === current ? 'step' : undefined}
          >
            <StepNumber value={index + 1} standing={standingOf(index + 1, current)} />
            {index === 0 && current > 1 ? (
              <Anchor url={first} className={css.link}>
                {title}
              </Anchor>
            ) : (
              title
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
