import { routes } from '../config/routes.ts';
import { answerConsent } from '../stores/consent.ts';
import { Button } from '../ui/Button.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { CONSENT_ID } from './consent-id.ts';
import * as css from './ConsentBanner.module.css';

/**
 * The question about analytics. It stands in every page's HTML; styles show it to those who have a
 * script and have not answered, so it neither flashes nor shifts anything. Without a script
 * nothing is collected and nothing has to be asked.
 * @param counter the counter's id; empty: there is no third party, only our own events.
 */
export function ConsentBanner({ counter }: { counter: string }) {
  return (
    <section
      id={CONSENT_ID}
      className={css.root}
      aria-label="Согласие на&#160;cookie"
      tabIndex={-1}
      data-counter={counter || undefined}
    >
      <p className={css.text}>
        Можно считать посещения с&#160;помощью cookie? Так мы&#160;увидим, где сайт непонятен.{' '}
        <TextLink url={routes.content('cookies')}>Подробнее</TextLink>
      </p>
      <div className={css.actions}>
        <Button size="small" onClick={() => answerConsent('yes')}>
          Согласен
        </Button>
        <Button size="small" variant="secondary" onClick={() => answerConsent('no')}>
          Только необходимое
        </Button>
      </div>
    </section>
  );
}
