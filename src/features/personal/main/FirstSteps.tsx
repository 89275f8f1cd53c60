import { routes } from '../../../config/routes.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/cards/Card.tsx';
import * as css from './FirstSteps.module.css';

const STEPS = [
  {
    title: 'Зарегистрируйте первую упаковку',
    text: 'Код стоит на\u00a0её боковой стороне. Баллы придут сразу.',
    way: { title: 'Ввести код', url: routes.personalCodes },
  },
  {
    title: 'Ещё не\u00a0носите линзы?',
    text: 'Первую пару подберут в\u00a0салоне бесплатно, по\u00a0сертификату.',
    way: { title: 'Получить пару', url: routes.certificate },
  },
  {
    title: 'Расскажите о\u00a0себе',
    text: 'Имя, почта и\u00a0день рождения: сможем писать о\u00a0важном и\u00a0поздравить вовремя.',
    way: { title: 'Заполнить', url: routes.personalProfile },
  },
] as const;

/** For a new member: three steps to begin with. */
export function FirstSteps() {
  return (
    <section className={css.root}>
      <div>
        <h2 className={css.title}>Рады знакомству! С&#160;чего начать</h2>
        <p className={css.lead}>Три шага, каждый на&#160;пару минут. Порядок любой.</p>
      </div>
      <ol role="list" className={css.list}>
        {STEPS.map(({ title, text, way }, place) => (
          <li key={title}>
            <Card padded className={css.step}>
              <span className={css.number} aria-hidden="true">
                {place + 1}
              </span>
              <h3 className={css.name}>{title}</h3>
              <p className={css.text}>{text}</p>
              <div>
                <Button url={way.url} size="small" variant={place === 0 ? 'primary' : 'secondary'}>
                  {way.title}
                </Button>
              </div>
            </Card>
          </li>
        ))}
      </ol>
    </section>
  );
}
