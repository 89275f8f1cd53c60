import type { Instruction } from '../../../contract/schemas/reference.ts';
import * as css from './InstructionSteps.module.css';

/** The steps in order, numbered by a CSS counter: a page has some eighty, and each would need two more nodes. */
export function InstructionSteps({ steps }: Pick<Instruction, 'steps'>) {
  return (
    <ol className={css.root} role="list">
      {steps.map((step) => (
        <li key={step.title} className={css.step}>
          <h3 className={css.title}>{step.title}</h3>
          <p className={css.text}>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
