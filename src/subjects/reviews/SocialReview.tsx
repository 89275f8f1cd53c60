import { useId, type FormEvent } from 'react';
import { routes } from '../../config/routes.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ReviewThanks } from './ReviewThanks.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useSending } from '../../ui/forms/use-sending.ts';
import * as css from './SocialReview.module.css';

/** Lets visitors tell us about a review they published elsewhere. Works without a script too. */
export function SocialReview({ page }: { page: string }) {
  const title = useId();
  const [{ stage, error }, send] = useSending();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const url = String(new FormData(event.currentTarget).get('url') ?? '').trim();
    void send(async () =>
      (await import('../../stores/reviews.ts')).sendSocialReview({ url, page }),
    );
  };
  return (
    <section className={css.root} aria-labelledby={title} data-screen="">
      <div>
        <h2 id={title} className={css.title}>
          Писали о&#160;нас в&#160;соцсетях?
        </h2>
        <p className={css.text}>
          Пришлите ссылку на&#160;свой отзыв. Мы&#160;читаем и&#160;хорошие, и&#160;сердитые.
        </p>
      </div>
      {stage === 'sent' ? (
        <ReviewThanks text="Спасибо за&#160;ссылку! Обязательно прочитаем." />
      ) : (
        <form method="post" action={routes.review} onSubmit={submit} className={css.form}>
          <input type="hidden" name="page" value={page} />
          <TextField
            label="Ссылка на&#160;отзыв"
            type="url"
            name="url"
            required
            maxLength={500}
            pattern="https://.+"
            placeholder="https://"
            inputMode="url"
            autoComplete="off"
            error={error?.fields?.['url'] ?? error?.description}
          />
          <Button type="submit" variant="secondary" loading={stage === 'sending'}>
            Отправить ссылку
          </Button>
        </form>
      )}
    </section>
  );
}
