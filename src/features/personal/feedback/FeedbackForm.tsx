import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { dropDraft, keepDraft, restoreDraft } from '../../../client/memory/drafts.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { FieldError } from '../../../ui/forms/FieldError.tsx';
import { PressedChoice } from '../../../ui/forms/PressedChoice.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { useSending } from '../../../ui/forms/use-sending.ts';
import { FEEDBACK_DRAFT } from './draft.ts';
import { faultsOf, MESSAGE_MAX, sendFeedback, SUBJECTS, type Faults } from './feedback.ts';
import * as css from './FeedbackForm.module.css';

/** Subject and message; they are stored in the tab until they are sent. */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const element = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [{ stage, error }, send] = useSending();
  const told = { ...error?.fields, ...faults };

  useEffect(() => {
    if (element.current) restoreDraft(FEEDBACK_DRAFT, element.current);
  }, []);

  const change = (event: FormEvent<HTMLFormElement>) => {
    keepDraft(FEEDBACK_DRAFT, event.currentTarget);
    setFaults({});
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const typed = (name: string) => String(data.get(name) ?? '');
    const wrong = faultsOf(typed('subject'), typed('message'));
    // The error must be rendered before its field is focused.
    flushSync(() => setFaults(wrong));
    const [first] = Object.keys(wrong);
    if (first !== undefined) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    const sent = await send(() => sendFeedback(typed('subject'), typed('message')));
    if (sent === null) return;
    // What was added during a slow response has not been sent: it waits for the next message.
    const isWhole = new FormData(form).get('message') === data.get('message');
    if (isWhole) dropDraft(FEEDBACK_DRAFT);
    onSent();
  };

  return (
    <form
      ref={element}
      className={css.root}
      onSubmit={(event) => void submit(event)}
      onChange={change}
      noValidate
    >
      <fieldset className={css.subjects} aria-describedby="subject-fault">
        <legend className={css.legend}>О&nbsp;чём пишете?</legend>
        <div className={css.choices}>
          {SUBJECTS.map((subject) => (
            <PressedChoice key={subject} name="subject" value={subject} shape="pill">
              {subject}
            </PressedChoice>
          ))}
        </div>
        <FieldError id="subject-fault" error={told.subject} />
      </fieldset>
      <TextArea
        label="Сообщение"
        name="message"
        rows={7}
        maxLength={MESSAGE_MAX}
        error={told.message}
        hint="О&#160;здоровье глаз спрашивайте врача: мы&#160;не&#160;ставим диагнозы. Черновик хранится в&#160;этой вкладке."
        placeholder="Расскажите, что случилось или что можно сделать лучше"
        required
      />
      {error && !error.fields && (
        <ErrorState
          title="Сообщение не&#160;отправлено"
          text={`${error.description}. Текст остался на\u00a0месте.`}
        />
      )}
      <Button type="submit" size="large" loading={stage !== 'open'}>
        Отправить
      </Button>
    </form>
  );
}
