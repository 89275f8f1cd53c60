import type { Instruction } from '../../../contract/schemas/reference.ts';
import { ReviewForm } from '../../subjects/reviews/ReviewForm.tsx';
import * as css from './InstructionEnd.module.css';
import { PrintButton } from './PrintButton.tsx';

type Props = Pick<Instruction, 'title' | 'url'>;

/** What a reader may do after the last step. */
export function InstructionEnd({ title, url }: Props) {
  return (
    <div className={css.root} data-screen="">
      <ReviewForm question="Помогла&nbsp;ли инструкция?" page={url} />
      <PrintButton instruction={title} />
    </div>
  );
}
