import { routes } from '../../config/routes.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { CardLink } from '../../ui/cards/CardLink.tsx';
import { Icon, type IconName } from '../../ui/signs/Icon.tsx';
import { Section } from '../../ui/page/Section.tsx';
import * as css from './NextWays.module.css';

const ways: { title: string; text: string; url: string; icon: IconName }[] = [
  {
    title: 'Бесплатная пара',
    text: 'Оформите сертификат и\u00a0примерьте линзы вместе со\u00a0специалистом.',
    url: routes.certificate,
    icon: 'eye',
  },
  {
    title: 'Инструкции',
    text: 'Каждое движение по\u00a0порядку: надеть, снять, очистить, сохранить.',
    url: routes.instructions,
    icon: 'info',
  },
  {
    title: 'Каталог',
    text: 'Однодневные и\u00a0месячные линзы, растворы и\u00a0капли с\u00a0параметрами.',
    url: routes.catalog,
    icon: 'search',
  },
  {
    title: 'Вопросы и\u00a0ответы',
    text: 'О\u00a0том, что чаще всего тревожит в\u00a0первые недели.',
    url: routes.faq,
    icon: 'check',
  },
];

/** The next pages for a beginner. */
export function NextWays() {
  return (
    <div data-screen="">
      <Section title="Что дальше">
        <CardGrid
          items={ways}
          keyOf={({ url }) => url}
          columns="narrow"
          render={({ title, text, url, icon }) => (
            <Card as="article" interactive padded className={css.root}>
              <span className={css.sign}>
                <Icon name={icon} size={28} />
              </span>
              <h3 className={css.title}>
                <CardLink url={url}>{title}</CardLink>
              </h3>
              <p className={css.text}>{text}</p>
            </Card>
          )}
        />
      </Section>
    </div>
  );
}
