import { routes } from '../../config/routes.ts';
import { Button } from '../../ui/actions/Button.tsx';
import * as css from './SignInFirst.module.css';

/**
 * Explains why a visitor who requested the personal area is on the home page. It is hidden in the
 * built page; the edge marks the page after such a redirect (docs/decisions/065), so it is there
 * from the first paint, also without a script.
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
