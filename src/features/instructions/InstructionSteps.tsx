import type { Instruction } from '../../../contract/schemas/reference.ts';
import * as css from './InstructionSteps.module.css';

/** The steps in order, numbered by a CSS counter, without an element for the text: a page has some eighty of them. */
export function InstructionSteps({ steps }: Pick<Instruction, 'steps'>) {
  return (
    <ol className={css.root} role="list">
      {steps.map((step) => (
        <li key={step.title} className={css.step}>
          <h3 className={css.title}>{step.title}</h3>
          {step.text}
        </li>
      ))}
    </ol>
  );
}
