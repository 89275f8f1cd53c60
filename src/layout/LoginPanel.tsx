import { useEffect, useState, type ComponentType, type ToggleEvent } from 'react';
import { useSnapshot } from 'valtio';
import { routes } from '../config/routes.ts';
import { session } from '../stores/session.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Icon } from '../ui/signs/Icon.tsx';
import type { SignInForm } from './auth/SignInForm.tsx';
import { overlayIds } from './overlays.ts';
import { SidePanel } from './SidePanel.tsx';
import * as css from './LoginPanel.module.css';

const benefits = [
  'Баллы клуба и\u00a0история начислений',
  'Заказы и\u00a0их готовность',
  'Сертификат на\u00a0бесплатную пару линз',
];

type Form = ComponentType<Parameters<typeof SignInForm>[0]>;

const loadForm = () => import(/* webpackChunkName: "sign-in-form" */ './auth/SignInForm.tsx');

/**
 * The panel that «Войти» opens: the sign-in form, which loads at the first opening, and the benefits of an
 * account. Until the form has loaded, or if it cannot, a link leads to its page.
 */
export function LoginPanel() {
  const { standing } = useSnapshot(session);
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<Form | null>(null);

  useEffect(() => {
    // Signed in, here or in another tab: the panel is no longer needed.
    if (standing === 'in' && open) document.getElementById(overlayIds.login)?.hidePopover();
  }, [standing, open]);

  const toggle = ({ newState }: ToggleEvent) => {
    setOpen(newState === 'open');
    if (newState !== 'open' || loaded) return;
    loadForm().then(
      ({ SignInForm: Loaded }) => setLoaded(() => Loaded),
      () => undefined,
    );
  };
  const Form = loaded;

  return (
    <SidePanel id={overlayIds.login} title="Вход" closeLabel="Закрыть вход" onToggle={toggle}>
      {Form && open ? (
        <Form heading="h2" focused />
      ) : (
        <Button url={routes.auth} size="full">
          Войти или зарегистрироваться
        </Button>
      )}
      <ul role="list" className={css.benefits} aria-label="Что даёт личный кабинет">
        {benefits.map((benefit) => (
          <li key={benefit} className={css.benefit}>
            <Icon name="check" className={css.sign} />
            {benefit}
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}
