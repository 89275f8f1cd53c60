import type { ShownQuestion } from '../../config/survey-answers.ts';
import { PressedChoice } from '../../ui/forms/PressedChoice.tsx';
import * as css from './SurveyScale.module.css';

type Props = { name: string; options: ShownQuestion['options'] };

/** A row of numbers to choose one from. */
export function SurveyScale({ name, options }: Props) {
  return (
    <div className={css.root}>
      {options.map(({ id, text }) => (
        <PressedChoice key={id} name={name} value={id} shape="tile">
          {text}
        </PressedChoice>
      ))}
    </div>
  );
}
