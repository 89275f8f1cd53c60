import { routes } from '../../config/routes.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import * as css from './NextSteps.module.css';

type Step = { title: string; text: string; way: { title: string; url: string } };

const OWN: readonly Step[] = [
  {
    title: 'Введите код с\u00a0упаковки',
    text: 'Он\u00a0стоит на\u00a0боковой стороне. За\u00a0каждую упаковку начисляются баллы.',
    way: { title: 'Ввести код', url: routes.personalCodes },
  },
  {
    title: 'Выберите, на\u00a0что потратить',
    text: 'Предложения партнёров и\u00a0вебинары за\u00a0баллы.',
    way: { title: 'Смотреть предложения', url: routes.personalPartners },
  },
  {
    title: 'Не\u00a0забывайте о\u00a0замене',
    text: 'Добавьте дни замены линз в\u00a0свой календарь.',
    way: { title: 'Настроить напоминания', url: routes.personalReminders },
  },
];

const STRANGER: readonly Step[] = [
  {
    title: 'Баллы за\u00a0упаковки',
    text: 'Регистрируйте коды с\u00a0коробок и\u00a0меняйте баллы на\u00a0предложения партнёров.',
    way: { title: 'Какие линзы есть', url: routes.catalog },
  },
  {
    title: 'Бесплатная пара',
    text: 'Примерьте линзы по\u00a0сертификату в\u00a0салоне рядом с\u00a0домом.',
    way: { title: 'Оформить сертификат', url: routes.certificate },
  },
  {
    title: 'Бонус за\u00a0друга',
    text: 'Пригласите близких, и\u00a0баллы получите вы\u00a0оба.',
    way: { title: 'Как пригласить', url: routes.friend },
  },
];

/** The next steps: a member's first actions, or the benefits for a non-member. */
export function NextSteps({ isIn }: { isIn: boolean }) {
  return (
    <CardGrid
      items={isIn ? OWN : STRANGER}
      keyOf={({ title }) => title}
      render={({ title, text, way }) => (
        <Card tone="mist" padded className={css.card}>
          <h3 className={css.title}>{title}</h3>
          <p className={css.text}>{text}</p>
          <TextLink url={way.url} kind="standalone" arrow>
            {way.title}
          </TextLink>
        </Card>
      )}
    />
  );
}
