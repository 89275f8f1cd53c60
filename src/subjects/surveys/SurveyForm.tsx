import { useEffect, useRef, useState, type FormEvent } from 'react';
import { dropDraft, keepDraft, onDropped, restoreDraft } from '../../client/memory/drafts.ts';
import {
  anchorOf,
  answeredCount,
  answersOf,
  faultsOf,
  type ShownForm,
} from '../../config/survey-answers.ts';
import { surveyWords } from '../../words/survey-words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Progress } from '../../ui/states/Progress.tsx';
import { useSending } from '../../ui/forms/use-sending.ts';
import { SurveyQuestion } from './SurveyQuestion.tsx';
import { sendSurvey, type Sent } from '../../stores/send-survey.ts';
import * as css from './SurveyForm.module.css';

type Props = {
  form: ShownForm;
  /** The storage name of the unsent answers. */
  draft: string;
  onSent: (sent: Sent) => void;
};

const NO_FAULTS: ReadonlyMap<number, string> = new Map();

/** Moves the visitor to the first question with an error. */
function goTo(question: number): void {
  const place = document.getElementById(anchorOf(question));
  place?.querySelector<HTMLElement>('input, textarea')?.focus();
  place?.scrollIntoView({ block: 'start' });
}

/**
 * The questions. The form itself holds the answers; they are stored in the tab until they are sent.
 */
export function SurveyForm({ form, draft, onSent }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const [answered, setAnswered] = useState(0);
  const [faults, setFaults] = useState(NO_FAULTS);
  const [{ stage, error }, send] = useSending();
  const { id, questions } = form;
  const several = questions.length > 1;

  const count = () => {
    if (!element.current) return;
    setAnswered(answeredCount(questions, answersOf(questions, new FormData(element.current))));
  };

  useEffect(() => {
    if (!element.current) return undefined;
    restoreDraft(draft, element.current);
    setAnswered(answeredCount(questions, answersOf(questions, new FormData(element.current))));
    return onDropped(() => {
      element.current?.reset();
      setAnswered(0);
      setFaults(NO_FAULTS);
    });
  }, [draft, questions]);

  const change = (event: FormEvent<HTMLFormElement>) => {
    keepDraft(draft, event.currentTarget);
    count();
    // An error is removed as soon as its question is answered; new ones appear only on submit.
    const now = faultsOf(questions, answersOf(questions, new FormData(event.currentTarget)));
    setFaults((told) => new Map([...told].filter(([question]) => now.has(question))));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = answersOf(questions, new FormData(event.currentTarget));
    const wrong = faultsOf(questions, answers);
    setFaults(wrong);
    const [first] = wrong.keys();
    if (first !== undefined) return goTo(first);
    const sent = await send(() => sendSurvey(id, answers));
    if (sent === null) return undefined;
    dropDraft(draft);
    return onSent(sent);
  };

  return (
    <form
      ref={element}
      className={css.root}
      onSubmit={(event) => void submit(event)}
      onChange={change}
      noValidate
    >
      {several && (
        <div>
          <h2>{form.title}</h2>
          <p className={css.lead}>{form.lead}</p>
        </div>
      )}
      {several && (
        <div className={css.progress}>
          <Progress
            label={`Отвечено ${answered} из\u00a0${questions.length}`}
            value={Math.round((answered / questions.length) * 100)}
          />
        </div>
      )}
      {questions.map((question, index) => (
        <SurveyQuestion
          key={question.id}
          question={question}
          place={several ? surveyWords.place(index, questions.length) : undefined}
          fault={faults.get(question.id) ?? error?.fields?.[`question-${question.id}`]}
        />
      ))}
      {error && (
        <ErrorState
          title="Ответы не&#160;отправлены"
          text={`${error.description}. Они остались на\u00a0этой странице.`}
        />
      )}
      <div className={css.end}>
        <Button type="submit" size="large" loading={stage !== 'open'}>
          {surveyWords.send(questions.length)}
        </Button>
      </div>
    </form>
  );
}
