import { navigate } from 'gatsby';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { dropDraft, keepDraft, onDropped, restoreDraft } from '../../client/memory/drafts.ts';
import { questionConsent } from '../../config/member-consents.ts';
import { routes } from '../../config/routes.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { ServedSlot } from '../../ui/served/ServedSlot.tsx';
import { useHydrated } from '../../ui/rendering/use-hydrated.ts';
import { ErrorItem } from './ErrorItem.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FIELD_NAMES, type FieldName } from './feedback-fields.ts';
import { FeedbackFields } from './FeedbackFields.tsx';
import { FieldPlace } from './FieldPlace.tsx';
import type { Sending } from './send-feedback.ts';
import * as css from './FeedbackForm.module.css';

type State = Sending | { state: 'typing' } | { state: 'sending' };

/** Storage name of the draft: readers look into the answers beside the form before they send it. */
const DRAFT = 'question';

const UNSENT = 'Не\u00a0удалось отправить. Проверьте связь и\u00a0попробуйте ещё раз';

async function send(form: FormData): Promise<Sending> {
  try {
    return await (await import('./send-feedback.ts')).sendFeedback(form);
  } catch {
    return { state: 'failed', text: UNSENT };
  }
}

/**
 * Prefills the values that React cannot set as HTML attributes: see `theme-feedback` at the edge.
 */
function prefill(form: HTMLFormElement, source: string | null): void {
  const question = form.querySelector('textarea');
  if (question?.value === '') question.value = question.dataset['typed'] ?? '';
  const theme = form.querySelector<HTMLSelectElement>('select[name="source"]');
  if (theme?.value === '' && source) theme.value = source;
  if (theme && theme.selectedIndex < 0) theme.value = '';
}

type Props = { themes: readonly string[]; search: string };

/**
 * The question form. Without a script it is posted to its own URL, where the edge responds with the
 * same page; with one it stays, keeps the input and shows errors.
 */
export function FeedbackForm({ themes, search }: Props) {
  const alive = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<State>({ state: 'typing' });
  // Until the thanks page replaces the form, which may take a while, the question cannot be sent again.
  const sending = current.state === 'sending' || current.state === 'sent';
  const served = current.state === 'typing';
  const fields = current.state === 'refused' ? current.fields : {};

  useEffect(() => {
    if (!form.current) return;
    prefill(form.current, new URLSearchParams(search).get('source'));
    restoreDraft(DRAFT, form.current);
  }, [search]);
  useEffect(() => onDropped(() => form.current?.reset()), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const typed = new FormData(event.currentTarget);
    setCurrent({ state: 'sending' });
    const outcome = await send(typed);
    // The errors must be rendered before they can be focused.
    flushSync(() => setCurrent(outcome));
    if (outcome.state === 'sent') {
      dropDraft(DRAFT);
      // Back before the thanks page is rendered finds this form again.
      form.current?.reset();
      void navigate(routes.themeFeedbackThanks);
    } else summary.current?.focus();
  };
  const choose = (field: FieldName) => {
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };

  return (
    <form
      ref={form}
      action={routes.themeFeedback}
      method="post"
      onSubmit={submit}
      onInput={(event) => {
        keepDraft(DRAFT, event.currentTarget, 'policy');
        if (current.state === 'sent') setCurrent({ state: 'typing' });
      }}
      noValidate={alive}
      className={css.root}
    >
      {served && <ServedSlot name="errors" />}
      {current.state === 'refused' && (
        <ErrorSummary ref={summary}>
          <ul role="list">
            {FIELD_NAMES.filter((name) => fields[name]).map((name) => (
              <ErrorItem key={name} field={name} text={fields[name] ?? ''} onChoose={choose} />
            ))}
          </ul>
        </ErrorSummary>
      )}
      {current.state === 'failed' && (
        <ErrorSummary ref={summary}>
          <p>{current.text}</p>
        </ErrorSummary>
      )}
      <FeedbackFields themes={themes} faults={fields} served={served} />
      <div className={css.policy}>
        <FieldPlace name="policy" served={served}>
          <Checkbox
            name="policy"
            value={questionConsent.version}
            label={
              <>
                {questionConsent.text}{' '}
                <a href={routes.content('personalnye-dannye')}>Что мы&nbsp;с&nbsp;ними делаем</a>
              </>
            }
            error={fields['policy']}
            required
          />
        </FieldPlace>
      </div>
      <Button type="submit" size="large" loading={sending}>
        Отправить вопрос
      </Button>
    </form>
  );
}
