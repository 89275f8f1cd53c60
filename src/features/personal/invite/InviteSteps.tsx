import { routes } from '../../../config/routes.ts';
import { TextLink } from '../../../ui/links/TextLink.tsx';
import * as css from './InviteSteps.module.css';

const STEPS = [
  {
    title: 'Отправьте ссылку',
    text: 'В\u00a0мессенджере, письмом или QR\u2011кодом с\u00a0экрана.',
  },
  {
    title: 'Друг входит по\u00a0ней',
    text: 'По\u00a0номеру телефона, это минута. Бонус он\u00a0получит сразу.',
  },
  {
    title: 'Друг вводит код с\u00a0упаковки',
    text: 'После первого кода бонус придёт и\u00a0вам.',
  },
];

/** How inviting works, in three steps. */
export function InviteSteps() {
  return (
    <section aria-labelledby="invite-steps">
      <h2 id="invite-steps" className={css.title}>
        Как это работает
      </h2>
      <ol role="list" className={css.steps}>
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className={css.step}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={css.name}>{title}</h3>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ol>
      <TextLink url={routes.faqItem('kak-priglasit-druga')} kind="standalone" arrow>
        Подробнее о&nbsp;приглашениях
      </TextLink>
    </section>
  );
}
