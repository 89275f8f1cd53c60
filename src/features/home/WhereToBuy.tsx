import type { MainPage } from '../../../contract/schemas/pages.ts';
import { routes } from '../../config/routes.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as css from './WhereToBuy.module.css';

/** The way to the shops: the last word of the page. */
export function WhereToBuy({ words }: { words: MainPage['where_to_buy'] }) {
  return (
    <section className={css.root}>
      <div className={css.panel}>
        <div className={css.sign}>
          <Icon name="pin" size={40} />
        </div>
        <div>
          <h2>{words.title}</h2>
          <p className={css.text}>{words.text}</p>
        </div>
        <div>
          <Button url={routes.whereBuy} size="large">
            Найти рядом
          </Button>
        </div>
      </div>
    </section>
  );
}
