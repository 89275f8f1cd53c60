import { routes } from '../config/routes.ts';
import { answerConsent, type Consent } from '../stores/consent.ts';
import { Button } from '../ui/actions/Button.tsx';
import { TextLink } from '../ui/links/TextLink.tsx';
import { CONSENT_ID, leaveQuestion } from './consent-focus.ts';
import * as css from './Prompt.module.css';

const answer = (given: Consent) => () => {
  answerConsent(given);
  leaveQuestion();
};

/**
 * The question about analytics. It is in the HTML of every page; styles show it when its turn
 * comes, so it neither flashes nor shifts anything. Without a script nothing is collected and
 * nothing has to be asked.
 * @param counter the counter's id; empty if there is none, and then nothing is asked.
 */
export function ConsentBanner({ counter }: { counter: string }) {
  if (counter === '') return null;
  return (
    <section
      id={CONSENT_ID}
      className={css.line}
      aria-label="Согласие на&#160;cookie"
      tabIndex={-1}
      data-asks="consent"
      data-counter={counter}
    >
      <div className={css.row}>
        <p className={css.question}>
          Можно считать посещения с&#160;помощью cookie?{' '}
          <TextLink url={routes.content('cookies')}>Подробнее</TextLink>
        </p>
        <div className={css.answers}>
          <Button size="small" onClick={answer('yes')}>
            Согласен
          </Button>
          <Button size="small" variant="secondary" onClick={answer('no')}>
            Только необходимое
          </Button>
        </div>
      </div>
    </section>
  );
}
