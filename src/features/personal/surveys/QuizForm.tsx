import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { SurveyAnswers } from '../../../../contract/schemas/survey.ts';
import { dropDraft, keepDraft, restoreDraft } from '../../../client/memory/drafts.ts';
import {
  anchorOf,
  answersOf,
  faultsOf,
  type ShownForm,
  type ShownQuestion,
} from '../../../config/survey-answers.ts';
import { sendSurvey, type Sent } from '../../../stores/send-survey.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { Progress } from '../../../ui/states/Progress.tsx';
import { SurveyQuestion } from '../../../subjects/surveys/SurveyQuestion.tsx';
import { useSending } from '../../../ui/forms/use-sending.ts';
import * as css from './QuizForm.module.css';

type Props = {
  form: ShownForm;
  /** The storage name of the unsent answers. */
  draft: string;
  onSent: (sent: Sent, answers: SurveyAnswers) => void;
};

/** Scrolls to the question and focuses it, for screen readers. */
function focusOn(question: ShownQuestion | undefined): void {
  if (!question) return;
  const place = document.getElementById(anchorOf(question.id));
  place?.querySelector<HTMLElement>('input, textarea')?.focus();
}

/** The second click of a double click would answer the next question, which nobody has read yet. */
const skipSecondClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/**
 * A quiz, one question at a time. All of them stay in the form, so that the visitor can go back; the answers are
 * stored in the tab until they are sent.
 */
export function QuizForm({ form, draft, onSent }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const [at, setAt] = useState(0);
  const [fault, setFault] = useState<string>();
  const [{ stage, error }, send] = useSending();
  const { questions } = form;
  const isLast = at === questions.length - 1;

  useEffect(() => {
    if (element.current) restoreDraft(draft, element.current);
  }, [draft]);

  const change = (event: FormEvent<HTMLFormElement>) => {
    keepDraft(draft, event.currentTarget);
    setFault(undefined);
  };
  const given = () => (element.current ? answersOf(questions, new FormData(element.current)) : []);
  const go = (to: number) => {
    // The question must be visible before it can be focused.
    flushSync(() => {
      setFault(undefined);
      setAt(to);
    });
    focusOn(questions[to]);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const question = questions[at];
    const answers = given();
    const wrong = question && faultsOf([question], answers).get(question.id);
    if (wrong !== undefined) {
      setFault(wrong);
      focusOn(question);
      return;
    }
    if (!isLast) {
      go(at + 1);
      return;
    }
    const sent = await send(() => sendSurvey(form.id, answers));
    if (sent === null) return;
    dropDraft(draft);
    onSent(sent, answers);
  };

  return (
    <form
      ref={element}
      className={css.root}
      onSubmit={(event) => void submit(event)}
      onChange={change}
      noValidate
    >
      <h2 className={css.title}>{form.title}</h2>
      <Progress
        label={`Вопрос ${at + 1} из\u00a0${questions.length}`}
        value={Math.round((at / questions.length) * 100)}
      />
      {questions.map((question, index) => (
        <div key={question.id} hidden={index !== at}>
          <SurveyQuestion
            question={question}
            place={undefined}
            fault={index === at ? fault : undefined}
          />
        </div>
      ))}
      {error && (
        <ErrorState
          title="Ответы не&#160;отправлены"
          text={`${error.description}. Они остались здесь, попробуйте ещё раз.`}
        />
      )}
      <div className={css.buttons}>
        <Button type="submit" size="large" loading={stage !== 'open'} onClick={skipSecondClick}>
          {isLast ? 'Узнать результат' : 'Дальше'}
        </Button>
        {at > 0 && (
          <Button
            variant="secondary"
            size="large"
            disabled={stage !== 'open'}
            onClick={() => go(at - 1)}
          >
            Назад
          </Button>
        )}
      </div>
    </form>
  );
}
