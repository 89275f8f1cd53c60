import { routes } from '../../../config/routes.ts';
import { TextLink } from '../../../ui/links/TextLink.tsx';
import * as css from './AskedOften.module.css';

const QUESTIONS = [
  { alias: 'bally-ne-poyavilis', title: 'Баллы не\u00a0появились. Что проверить?' },
  { alias: 'gde-kod-upakovki', title: 'Где найти код упаковки?' },
  { alias: 'na-chto-potratit-bally', title: 'На\u00a0что потратить баллы?' },
  { alias: 'srok-sertifikata', title: 'Сколько действует сертификат?' },
  { alias: 'kak-priglasit-druga', title: 'Как пригласить друга?' },
];

/** The questions that members ask most, with answers. */
export function AskedOften() {
  return (
    <section className={css.root} aria-labelledby="asked-often">
      <h2 id="asked-often" className={css.title}>
        Уже ответили
      </h2>
      <ul role="list">
        {QUESTIONS.map(({ alias, title }) => (
          <li key={alias}>
            <TextLink url={routes.faqItem(alias)} kind="standalone">
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
      <TextLink url={routes.faq} kind="standalone" arrow>
        Все вопросы
      </TextLink>
    </section>
  );
}
