import type { Instruction } from '../../../contract/schemas/reference.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import * as css from './InstructionWarnings.module.css';

/** What not to do, and when to see a doctor. */
export function InstructionWarnings({ warnings }: Pick<Instruction, 'warnings'>) {
  if (warnings.length === 0) return null;
  return (
    <div className={css.root}>
      <h3 className={css.title}>
        <Icon name="alert" />
        Важно
      </h3>
      <ul className={css.list}>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  );
}
