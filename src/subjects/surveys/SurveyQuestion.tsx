import { useId } from 'react';
import { SURVEY_TEXT_MAX } from '../../../contract/limits.ts';
import { anchorOf, fieldOf, type ShownQuestion } from '../../config/survey-answers.ts';
import { surveyWords } from '../../words/survey-words.ts';
import { FieldError } from '../../ui/forms/FieldError.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { SurveyOptions } from './SurveyOptions.tsx';
import { SurveyScale } from './SurveyScale.tsx';
import * as css from './SurveyQuestion.module.css';

type Props = {
  question: ShownQuestion;
  /** «Вопрос 1 из 8», if there are several. */
  place: string | undefined;
  fault: string | undefined;
};

/** One question with its input. */
export function SurveyQuestion({ question, place, fault }: Props) {
  const { id, kind, text, required, options } = question;
  const errorId = useId();
  return (
    <fieldset
      id={anchorOf(id)}
      className={css.root}
      aria-describedby={fault === undefined ? undefined : errorId}
    >
      <legend className={css.legend}>
        {place !== undefined && <span className={css.place}>{place}</span>}
        {text}
        {!required && <span className={css.place}>{surveyWords.optional}</span>}
      </legend>
      {kind === 'text' && (
        <TextArea
          label={text}
          hiddenLabel
          name={fieldOf(id)}
          maxLength={SURVEY_TEXT_MAX}
          placeholder="Своими словами"
        />
      )}
      {kind === 'scale' && <SurveyScale name={fieldOf(id)} options={options} />}
      {(kind === 'single' || kind === 'multiple') && (
        <SurveyOptions name={fieldOf(id)} kind={kind} options={options} />
      )}
      <FieldError id={errorId} error={fault} />
    </fieldset>
  );
}
