import { routes } from '../config/routes.ts';
import { Button } from '../ui/actions/Button.tsx';
import { NO_HTML } from '../ui/rendering/inner-html.ts';
import { IconButton } from './IconButton.tsx';
import { overlayIds } from './overlays.ts';
import * as css from './Prompt.module.css';

/**
 * «Ваш город — Казань?» for visitors who have not chosen a city. It is empty and hidden in every page until
 * the edge has returned the nearby city (offer-near-city.ts, docs/decisions/175). On the page of all cities
 * the edge renders the offer for visitors without scripts, so it is a form. React leaves the text alone.
 */
export function NearCity() {
  return (
    <form
      className={css.line}
      action={routes.cityChoose}
      method="post"
      aria-label="Ваш город"
      data-asks="city"
    >
      <div className={css.row}>
        <p className={css.question}>
          Ваш город&#160;—{' '}
          <b data-near-city-title="" dangerouslySetInnerHTML={NO_HTML} suppressHydrationWarning />?
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
