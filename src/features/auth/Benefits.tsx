import { routes } from '../../config/routes.ts';
import { AccentBar } from '../../ui/signs/AccentBar.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import * as css from './Benefits.module.css';

const benefits = [
  {
    title: 'Баллы за\u00a0каждую упаковку',
    text: 'Зарегистрируйте код с\u00a0коробки и\u00a0тратьте баллы на\u00a0предложения партнёров.',
  },
  {
    title: 'Сертификат и\u00a0заказы',
    text: 'Номер для салона оптики и\u00a0коды заказов всегда под рукой.',
  },
  {
    title: 'Напоминания о\u00a0замене',
    text: 'Подскажем в\u00a0календаре, когда открыть новую пару.',
  },
] as const;

/** The benefits of an account, next to the form. */
export function Benefits() {
  return (
    <aside className={css.root} aria-labelledby="auth-benefits">
      <h2 id="auth-benefits" className={css.title}>
        Что внутри
      </h2>
      <ul role="list" className={css.list}>
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <h3 className={css.benefit}>
              <AccentBar />
              {title}
            </h3>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ul>
      <TextLink url={routes.friend} kind="standalone" arrow>
        Пригласить друга
      </TextLink>
    </aside>
  );
}
