import { SUPPORT_PHONE } from '../../config/constants.ts';
import * as css from './NoScript.module.css';

/** The code needs a script: without one, support helps by phone. */
export function NoScript() {
  return (
    <noscript>
      <div className={css.root}>
        <h2 className={css.title}>Для входа нужен JavaScript</h2>
        <p>
          В&#160;вашем браузере он&#160;выключен. Включите его в&#160;настройках и&#160;обновите
          страницу, или позвоните нам по&#160;номеру{' '}
          <a href={SUPPORT_PHONE.url}>{SUPPORT_PHONE.words}</a>: мы&#160;расскажем о&#160;баллах
          и&#160;заказах и&#160;поможем с&#160;сертификатом.
        </p>
      </div>
    </noscript>
  );
}
