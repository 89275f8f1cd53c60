import type { MouseEvent } from 'react';
import { routes } from '../../config/routes.ts';
import { Anchor } from '../../ui/links/Anchor.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { LensMark } from '../../ui/signs/LensMark.tsx';
import * as css from './NoShops.module.css';

type Props = {
  /** Title of the city without shops. */
  city: string;
  /** The nearest city with shops: its title, the distance and the number of shops. */
  nearest?: { title: string; distance: string; shops: string; url: string } | undefined;
  /** The URL of the same list without filters, if they are the reason. */
  reset?: string | undefined;
  onNearest?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  onReset?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
};

/** Says that a city has no such shop, and names the nearest one that has. */
export function NoShops({ city, nearest, reset, onNearest, onReset }: Props) {
  return (
    <div className={css.root}>
      <LensMark className={css.mark} />
      <div className={css.words}>
        <h2 className={css.title}>{city}: таких мест пока&#160;нет</h2>
        {nearest !== undefined && (
          <>
            <p className={css.text}>
              Ближайший город, где они есть, — {nearest.title}: до&#160;него {nearest.distance},
              мест там {nearest.shops}. Линзы и&#160;растворы можно заказать и&#160;в
              интернет-магазине с&#160;доставкой.
            </p>
            <p className={css.ways}>
              <Button url={nearest.url} onClick={onNearest}>
                Показать: {nearest.title}
              </Button>
            </p>
          </>
        )}
        {reset !== undefined && (
          <>
            <p className={css.text}>
              Попробуйте снять часть отметок: например, показать и&#160;те места, что сейчас
              закрыты. Или выберите соседний город.
            </p>
            <p className={css.ways}>
              <Button url={reset} onClick={onReset}>
                Показать все места
              </Button>
            </p>
          </>
        )}
        {nearest === undefined && reset === undefined && (
          <p className={css.text}>
            Выберите соседний город в&#160;списке над этими строками или спросите нас: мы подскажем,
            где ближе. <Anchor url={routes.themeFeedback}>Задать вопрос</Anchor>
          </p>
        )}
      </div>
    </div>
  );
}
