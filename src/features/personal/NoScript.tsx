import { SUPPORT_PHONE } from '../../config/constants.ts';
import * as css from './NoScript.module.css';

/** A member's data needs a script; without one, support answers by phone. */
export function NoScript() {
  return (
    <noscript>
      <div className={css.root}>
        <h2 className={css.title}>Кабинету нужен JavaScript</h2>
        <p>
          Он&#160;в&#160;вашем браузере выключен. Баллы, заказы и&#160;сертификат назовут
          по&#160;телефону <a href={SUPPORT_PHONE.url}>{SUPPORT_PHONE.words}</a> в&#160;будни
          с&#160;9:00 до&#160;18:00 по&#160;московскому времени.
        </p>
      </div>
    </noscript>
  );
}
