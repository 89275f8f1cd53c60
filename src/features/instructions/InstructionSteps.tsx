import type { Instruction } from '../../../contract/schemas/reference.ts';
import * as css from './InstructionSteps.module.css';

/** The steps in order. */
export function InstructionSteps({ steps }: Pick<Instruction, 'steps'>) {
  return (
    <ol className={css.root} role="list">
      {steps.map((step, index) => (
        <li key={step.title} className={css.step}>
          <span className={css.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className={css.title}>{step.title}</h3>
            <p className={css.text}>{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
