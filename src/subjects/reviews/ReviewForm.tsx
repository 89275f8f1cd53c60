import { useEffect, useRef, type FormEvent } from 'react';
import { REVIEW_TEXT_MAX } from '../../../contract/limits.ts';
import { dropDraft, keepDraft, onDropped, restoreDraft } from '../../client/memory/drafts.ts';
import { REVIEW_MARKS } from '../../config/reviews.ts';
import { routes } from '../../config/routes.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FieldError } from '../../ui/forms/FieldError.tsx';
import { PressedChoice } from '../../ui/forms/PressedChoice.tsx';
import { ReviewThanks } from './ReviewThanks.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { useSending } from '../../ui/forms/use-sending.ts';
import * as css from './ReviewForm.module.css';

type Props = {
  /** «Помогла ли инструкция?» */
  question: string;
  /** The URL that is rated: a page, or a part of one. */
  page: string;
};

/**
 * A rating and a comment. A plain form: without a script it goes to the edge and returns to the
 * page.
 */
export function ReviewForm({ question, page }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [{ stage, error }, send] = useSending();
  const draft = `review.${page}`;

  useEffect(() => {
    if (form.current) restoreDraft(draft, form.current);
    return onDropped(() => form.current?.reset());
  }, [draft]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const review = {
      rating: Number(fields.get('rating')),
      text: String(fields.get('text') ?? ''),
      page,
    };
    const sent = await send(async () =>
      (await import('../../stores/reviews.ts')).sendCommonReview(review),
    );
    if (sent) dropDraft(draft);
  };

  if (stage === 'sent') {
    return (
      <ReviewThanks text="Спасибо! Передали редакции: по&#160;таким ответам мы&#160;правим тексты." />
    );
  }
  return (
    <form
      ref={form}
      className={css.root}
      method="post"
      action={routes.review}
      onSubmit={(event) => void submit(event)}
      onChange={(event) => keepDraft(draft, event.currentTarget)}
    >
      <input type="hidden" name="page" value={page} />
      <fieldset className={css.marks}>
        <legend className={css.question}>{question}</legend>
        {REVIEW_MARKS.map(({ rating, label }) => (
          <PressedChoice key={rating} name="rating" value={rating} shape="pill" required>
            {label}
          </PressedChoice>
        ))}
      </fieldset>
      <div className={css.more}>
        <TextArea
          label="Что добавить или объяснить проще?"
          hint="Можно не&#160;заполнять."
          placeholder=""
          name="text"
          rows={3}
          minLength={10}
          maxLength={REVIEW_TEXT_MAX}
          error={error?.fields?.['text']}
        />
        <Button type="submit" variant="secondary" loading={stage === 'sending'}>
          Отправить
        </Button>
      </div>
      <FieldError
        id={`review-error-${page}`}
        error={error?.fields?.['text'] === undefined ? error?.description : undefined}
      />
    </form>
  );
}
