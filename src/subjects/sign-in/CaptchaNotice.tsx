import { captcha } from '../../client/captcha/captcha.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import * as css from './CaptchaNotice.module.css';

/** The notice that Google requires where its badge is hidden. */
export function CaptchaNotice() {
  if (captcha.notice === null) return null;
  return (
    <p className={css.root}>
      Форму защищает reCAPTCHA, действуют{' '}
      <TextLink url="https://policies.google.com/privacy">политика конфиденциальности</TextLink>{' '}
      и&#160;<TextLink url="https://policies.google.com/terms">условия</TextLink> Google.
    </p>
  );
}
