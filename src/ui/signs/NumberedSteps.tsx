import { LensNumber } from './LensNumber.tsx';
import * as css from './NumberedSteps.module.css';

type Props = {
  steps: readonly { readonly title: string; readonly text: string }[];
  /** The level of the step headings. */
  heading?: 'h3' | 'h4';
};

/** Consecutive steps, each under its number in the lens mark. */
export function NumberedSteps({ steps, heading: Heading = 'h3' }: Props) {
  return (
    <ol className={css.root} role="list">
      {steps.map(({ title, text }, index) => (
        <li key={title} className={css.step}>
          <LensNumber value={index + 1} />
          <div>
            <Heading className={css.title}>{title}</Heading>
            <p className={css.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
