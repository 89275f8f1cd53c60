import * as v from 'valibot';
import type { Link, Picture } from '../../fields.ts';
import { articleCard as cardSchema, type Article, type Category } from '../../schemas/article.ts';
import { CHANGED } from './listed.ts';

/** A picture as wide as the site's own. */
export const picture = (name: string, alt = ''): Picture => ({
  src: `/media/${name}.png`,
  alt,
  width: 1200,
  height: 750,
});

export const stored = { updated_at: CHANGED, revision: 41 };

const careCategory: Link = {
  id: 2,
  alias: 'uhod-i-gigiena',
  title: 'Уход и гигиена',
  url: '/articles/uhod-i-gigiena/',
};

export const category: Category = {
  ...careCategory,
  ...stored,
  lead: 'Чистые руки, свежий раствор и контейнер, который меняют вовремя.',
  cover: picture('uhod-i-gigiena'),
  articles: 4,
};

export const article: Article = {
  ...stored,
  id: 20,
  alias: 'kak-hranit-linzy',
  url: '/articles/uhod-i-gigiena/kak-hranit-linzy/',
  title: 'Как хранить линзы и ухаживать за контейнером',
  lead: 'Контейнер стоит на полке годами и выглядит чистым. Рассказываем, как за ним ухаживать.',
  body: '<p>Ополосните контейнер раствором и оставьте открытым сохнуть.</p>',
  cover: picture('kak-hranit-linzy', 'Открытый контейнер для линз с двумя крышками'),
  category: careCategory,
  tags: [{ id: 6, alias: 'gigiena', title: 'Гигиена', url: '/tags/gigiena/' }],
  author: { role: 'Редакция «Ясно»', sample: true },
  reviewer: { role: 'Оптометрист', sample: true, reviewed_on: '2026-09-30' },
  sources: [
    {
      title: 'CDC: контактные линзы (на английском)',
      url: 'https://www.cdc.gov/contact-lenses/',
    },
  ],
  published_on: '2026-09-30',
  reading_minutes: 6,
};

export const articleCard = v.parse(cardSchema, article);

export const nextCard = {
  ...articleCard,
  id: 24,
  alias: 'rastvor-dlya-linz',
  url: '/articles/uhod-i-gigiena/rastvor-dlya-linz/',
  title: 'Раствор для линз: многофункциональный или пероксидный',
};
