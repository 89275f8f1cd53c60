import type { MainPage } from '../../../contract/schemas/pages.ts';
import { routes } from '../../config/routes.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ShopsPanel } from '../../subjects/shops/ShopsPanel.tsx';
import * as css from './WhereToBuy.module.css';

/** The link to the shops, at the end of the page. */
export function WhereToBuy({ words }: { words: MainPage['where_to_buy'] }) {
  return (
    <section className={css.root}>
      <ShopsPanel title={words.title} text={words.text} lyingFrom="tablet">
        <Button url={routes.whereBuy} size="large">
          Найти рядом
        </Button>
      </ShopsPanel>
    </section>
  );
}
