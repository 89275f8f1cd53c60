import { routes } from '../../../config/routes.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LensMark } from '../../../ui/signs/LensMark.tsx';
import * as css from './NoCertificate.module.css';

const STEPS = [
  { title: 'Заполните анкету', text: 'Имя, телефон и\u00a0салон, где вам удобно.' },
  {
    title: 'Получите номер',
    text: 'Он\u00a0придёт по\u00a0SMS и\u00a0появится на\u00a0этой странице.',
  },
  { title: 'Примерьте линзы', text: 'Специалист проверит зрение и\u00a0подберёт пару бесплатно.' },
] as const;

/** For a member without a certificate: what it is and how to get one. */
export function NoCertificate() {
  return (
    <div className={css.root}>
      <LensMark />
      <h2 className={css.title}>Сертификата пока нет</h2>
      <p className={css.lead}>Оформить его можно прямо на&#160;сайте.</p>
      <ol role="list" className={css.steps}>
        {STEPS.map(({ title, text }, place) => (
          <li key={title} className={css.step}>
            <span className={css.number} aria-hidden="true">
              {place + 1}
            </span>
            <h3 className={css.name}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <Button url={routes.certificate} size="large">
        Оформить сертификат
      </Button>
    </div>
  );
}
