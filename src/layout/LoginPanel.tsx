import { routes } from '../config/routes.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { overlayIds } from './overlays.ts';
import { SidePanel } from './SidePanel.tsx';
import * as css from './LoginPanel.module.css';

const benefits = [
  'Баллы «Ясно\u00a0Клуба» и\u00a0история начислений',
  'Заказы и\u00a0их готовность',
  'Сертификат на\u00a0бесплатную пару линз',
];

/** What «Войти» opens: what an account is for, and the way to it. Without a script «Войти» is that way. */
export function LoginPanel() {
  return (
    <SidePanel id={overlayIds.login} title="Вход" closeLabel="Закрыть вход">
      <p>Войдите по&#160;номеру телефона: пароль не&#160;нужен, код придёт в&#160;SMS.</p>
      <ul role="list" className={css.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit} className={css.benefit}>
            <Icon name="check" className={css.sign} />
            {benefit}
          </li>
        ))}
      </ul>
      <Button url={routes.auth} size="full">
        Войти или зарегистрироваться
      </Button>
    </SidePanel>
  );
}
