import { useState, type FormEvent } from 'react';
import { routes } from '../config/routes.ts';
import { chooseCity } from '../stores/location.ts';
import { nearCityOfDocument, refuseCityOffer } from '../stores/near-city.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { focusCityName } from './city-focus.ts';
import { IconButton } from './IconButton.tsx';
import { overlayIds } from './overlays.ts';
import * as css from './NearCity.module.css';

/**
 * «Ваш город — Казань?» for visitors who have chosen none. It stands empty and unseen in every
 * page; the edge writes the city near by into it and marks the page (docs/decisions/028). A form,
 * so that it can be answered where no script runs.
 */
export function NearCity() {
  const [near] = useState(nearCityOfDocument);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { nativeEvent } = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    if (!near || !(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    if (button.name === 'offer') refuseCityOffer();
    else chooseCity(near);
    focusCityName();
  };
  return (
    <form
      className={css.root}
      action={routes.cityChoose}
      method="post"
      aria-label="Ваш город"
      onSubmit={onSubmit}
    >
      <div className={css.inner}>
        <p className={css.question}>
          <Icon name="pin" size={24} />
          <span>
            Ваш город&#160;— <b data-near-city-title="">{near?.title}</b>?
          </span>
        </p>
        <div className={css.answers}>
          <Button type="submit" size="small" name="id" value={near?.id ?? ''} data-near-city-id="">
            Да, верно
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
