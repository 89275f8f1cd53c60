import { routes } from '../../config/routes.ts';
import { Button } from '../../ui/actions/Button.tsx';
import * as css from './NoMember.module.css';

/**
 * For a visitor whose session is unknown: the edge lets a request through when its user check
 * fails, and then no data may be shown.
 */
export function NoMember() {
  return (
    <section className={css.root} aria-labelledby="no-member">
      <h2 id="no-member" className={css.title}>
        Сейчас мы не&#160;узнали вас
      </h2>
      <p className={css.text}>
        Возможно, вход закончился или не&#160;удалось загрузить ваши данные. Войдите ещё раз: баллы,
        заказы и&#160;сертификаты никуда не&#160;делись.
      </p>
      <div className={css.ways}>
        <Button url={routes.auth}>Войти</Button>
        <Button url={routes.home} variant="secondary">
          На&#160;главную
        </Button>
      </div>
    </section>
  );
}
