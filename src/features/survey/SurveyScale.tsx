import type { ShownQuestion } from '../../config/survey-answers.ts';
import * as css from './SurveyScale.module.css';

type Props = { name: string; options: ShownQuestion['options'] };

/** Numbers in a row to choose one of. */
export function SurveyScale({ name, options }: Props) {
  return (
    <div className={css.root}>
      {options.map(({ id, text }) => (
        <label key={id} className={css.step}>
          <input type="radio" name={name} value={id} className={css.dot} />
          {text}
        </label>
      ))}
    </div>
  );
}
