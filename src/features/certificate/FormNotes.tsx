import { routes } from '../../config/routes.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import * as css from './FormNotes.module.css';

const PROMISES = [
  'Пара и\u00a0её примерка бесплатны, покупать ничего не\u00a0нужно',
  'Сертификат действует 30\u00a0дней: пара ждёт вас в\u00a0салоне',
  'Один номер телефона\u00a0— один сертификат',
];

/** The benefits of filling in the form, and where to ask. */
export function FormNotes() {
  return (
    <aside className={css.root} aria-labelledby="form-notes">
      <Card tone="mist" padded className={css.card}>
        <h3 id="form-notes" className={css.title}>
          Коротко о&#160;главном
        </h3>
        <ul role="list" className={css.list}>
          {PROMISES.map((promise) => (
            <li key={promise} className={css.item}>
              <Icon name="check" className={css.sign} />
              {promise}
            </li>
          ))}
        </ul>
        <TextLink url="#terms" kind="standalone">
          Все условия
        </TextLink>
      </Card>
      <Card tone="warm" padded className={css.beside}>
        <h3 className={css.title}>Носите линзы впервые?</h3>
        <p>Не&#160;страшно: на&#160;подборе научат надевать и&#160;снимать их.</p>
        <TextLink url={routes.forNew} kind="standalone" arrow>
          Памятка для&#160;первых линз
        </TextLink>
      </Card>
    </aside>
  );
}
