import type { ShownQuestion } from '../../config/survey-answers.ts';
import { surveyWords } from '../../words/survey-words.ts';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { Radio } from '../../ui/forms/Radio.tsx';
import * as css from './SurveyOptions.module.css';

type Props = {
  name: string;
  kind: 'single' | 'multiple';
  options: ShownQuestion['options'];
};

/** The options of an answer: a single or a multiple choice. */
export function SurveyOptions({ name, kind, options }: Props) {
  const Choice = kind === 'single' ? Radio : Checkbox;
  return (
    <div>
      {kind === 'multiple' && <p className={css.hint}>{surveyWords.several}</p>}
      {options.map(({ id, text }) => (
        <Choice key={id} name={name} value={id} label={text} />
      ))}
    </div>
  );
}
