import type { FormEvent } from 'react';
import { routes } from '../config/routes.ts';
import { chooseCity, refuseCityOffer } from '../stores/location.ts';
import { Button } from '../ui/actions/Button.tsx';
import { rescueFocus } from './city-focus.ts';
import { IconButton } from './IconButton.tsx';
import { overlayIds } from './overlays.ts';
import * as css from './Prompt.module.css';

const onSubmit = (event: FormEvent<HTMLFormElement>) => {
  const { currentTarget, nativeEvent } = event;
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  const title = currentTarget.querySelector('b')?.textContent;
  if (!(button instanceof HTMLButtonElement) || !title) return;
  event.preventDefault();
  if (button.name === 'id') chooseCity({ id: Number(button.value), title });
  else refuseCityOffer();
  rescueFocus();
};

/**
 * «Ваш город — Казань?» for visitors who have not chosen a city. It is empty and hidden in every
 * page; the edge writes the nearby city into it and marks the page (docs/decisions/028), and React
 * leaves that text alone. A form, so that it works without a script.
 */
export function NearCity() {
  return (
    <form
      className={css.line}
      action={routes.cityChoose}
      method="post"
      aria-label="Ваш город"
      data-asks="city"
      onSubmit={onSubmit}
    >
      <div className={css.row}>
        <p className={css.question}>
          Ваш город&#160;—{' '}
          <b
            data-near-city-title=""
            dangerouslySetInnerHTML={{ __html: '' }}
            suppressHydrationWarning
          />
          ?
        </p>
        <div className={css.answers}>
          <Button
            type="submit"
            size="small"
            name="id"
            value=""
            data-near-city-id=""
            suppressHydrationWarning
          >
            Да,&#160;верно
          </Button>
          <Button size="small" variant="secondary" popoverTarget={overlayIds.city}>
            Выбрать другой
          </Button>
        </div>
        <IconButton
          type="submit"
          icon="close"
          label="Не предлагать город"
          name="offer"
          value="no"
          className={css.close}
        />
      </div>
    </form>
  );
}
