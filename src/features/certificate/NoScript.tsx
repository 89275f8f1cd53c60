import { SUPPORT_PHONE } from '../../config/constants.ts';
import { routes } from '../../config/routes.ts';
import * as css from './NoScript.module.css';

/**
 * The form confirms the phone and waits for the issuer: without a script, support does it by phone.
 */
export function NoScript({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  return (
    <noscript>
      <div className={css.root}>
        <Heading className={css.title}>Форме нужен JavaScript</Heading>
        <p>
          Он&#160;в&#160;вашем браузере выключен, но&#160;сертификат можно получить и&#160;так:
          позвоните нам по&#160;номеру <a href={SUPPORT_PHONE.url}>{SUPPORT_PHONE.words}</a>{' '}
          в&#160;будни с&#160;9:00 до&#160;18:00 по&#160;московскому времени, и&#160;мы&#160;всё
          оформим.
        </p>
        <p>
          <a href={routes.mapOptic}>Список салонов, где есть бесплатные пары</a>
        </p>
      </div>
    </noscript>
  );
}
