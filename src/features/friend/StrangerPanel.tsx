import { routes } from '../../config/routes.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { DeepPanel } from '../../ui/page/DeepPanel.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import * as css from './StrangerPanel.module.css';

/** For visitors without a link: how to get one. */
export function StrangerPanel() {
  return (
    <DeepPanel rings="above" labelledBy="friend-join" className={css.parts}>
      <div>
        <h2 id="friend-join">Ссылка ждёт вас после входа</h2>
        <p className={css.lead}>
          Нужен только номер телефона. Если вы&#160;ещё не&#160;в&#160;клубе, код из&#160;SMS заодно
          и&#160;зарегистрирует вас.
        </p>
        <Button url={routes.auth} variant="accent" size="large">
          Войти или вступить
        </Button>
      </div>
      <div>
        <h3 className={css.title}>Вас уже пригласили?</h3>
        <p className={css.text}>
          Откройте ссылку, которую прислал друг: тогда бонус получите вы&#160;оба.
        </p>
        <TextLink url={routes.certificate} kind="standalone" arrow className={css.way}>
          А&#160;пока примерьте линзы бесплатно
        </TextLink>
      </div>
    </DeepPanel>
  );
}
