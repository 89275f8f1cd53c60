import { routes } from '../../config/routes.ts';
import { Button } from '../../ui/actions/Button.tsx';
import * as css from './SignInFirst.module.css';

/**
 * Why somebody is at home who wanted a page of the personal area. It stands unseen in the built page;
 * the edge marks the page of who was sent here (docs/decisions/065), so it is there from the first
 * paint, without a script too.
 */
export function SignInFirst() {
  return (
    <aside className={css.root} aria-label="Вход в&#160;личный кабинет">
      <div className={css.inner}>
        <p className={css.text}>
          Чтобы открыть личный кабинет, войдите. После входа сразу покажем страницу, которую
          вы&#160;искали.
        </p>
        <Button url={routes.auth} size="small" className={css.way}>
          Войти
        </Button>
      </div>
    </aside>
  );
}
