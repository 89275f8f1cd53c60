import { routes } from '../../config/routes.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import * as css from './FeedbackNotes.module.css';

/** When to expect an answer, and when not to wait for one. */
export function FeedbackNotes() {
  return (
    <aside className={css.root} aria-labelledby="feedback-notes">
      <Card tone="mist" padded className={css.card}>
        <h2 id="feedback-notes" className={css.title}>
          Как мы отвечаем
        </h2>
        <p>На&#160;почту, обычно в&#160;течение двух рабочих дней. Пишет человек, не&#160;робот.</p>
        <p>Возможно, ответ уже есть.</p>
        <TextLink url={routes.faq} kind="standalone" arrow>
          Вопросы и&#160;ответы
        </TextLink>
      </Card>
      <Card tone="warm" padded className={css.card}>
        <h2 className={css.title}>Если болит глаз</h2>
        <p>
          Не&#160;ждите письма. При боли, резком покраснении, светобоязни или ухудшении зрения
          снимите линзы и&#160;в&#160;тот&#160;же день идите к&#160;офтальмологу.
        </p>
      </Card>
    </aside>
  );
}
