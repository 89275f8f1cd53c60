import { LensNumber } from './LensNumber.tsx';
import * as css from './NumberedSteps.module.css';

type Props = { steps: readonly { readonly title: string; readonly text: string }[] };

/** What happens one after the other, each under its number in the sign's lens. */
export function NumberedSteps({ steps }: Props) {
  return (
    <ol className={css.root} role="list">
      {steps.map(({ title, text }, index) => (
        <li key={title} className={css.step}>
          <LensNumber value={index + 1} />
          <div>
            <h3 className={css.title}>{title}</h3>
            <p className={css.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
