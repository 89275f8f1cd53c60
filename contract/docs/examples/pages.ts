import type {
  AboutPage,
  ForBeginners,
  MainCatalog,
  MainPage,
  TechPage,
} from '../../schemas/pages.ts';
import type { Settings } from '../../schemas/settings.ts';
import { picture, stored } from './content.ts';

export const settings: Settings = {
  brand: {
    name: 'Ясно',
    company: 'ООО «Ясно»',
    club: 'Ясно Клуб',
    club_genitive: 'Ясно Клуба',
    club_accusative: 'Ясно Клуб',
    club_prepositional: 'Ясно Клубе',
  },
  header: {
    banner: { title: 'Получите бесплатную пару линз', url: '/certificate/' },
    free_pair: { title: 'Бесплатная пара линз', url: '/certificate/' },
    links: [{ title: 'Продукты', url: '/catalog/', external: false }],
  },
  footer: {
    groups: [{ title: 'Линзы', links: [{ title: 'Продукты', url: '/catalog/', external: false }] }],
    disclaimer: 'Информация предназначена для находящихся на территории России.',
    sticky_disclaimer: 'Имеются противопоказания. Необходима консультация специалиста',
    material_code: 'YSN-2026-11-001',
    age_mark: '18+',
  },
  ...stored,
};

export const mainPage: MainPage = {
  ...stored,
  hero: {
    title: 'Видеть ясно и не думать о линзах',
    lead: 'Подберите свою пару вместе со специалистом.',
    button: { title: 'Получить бесплатную пару', url: '/certificate/' },
    second_button: { title: 'Выбрать линзы', url: '/catalog/' },
    picture: picture('home'),
  },
  free_pair: {
    title: 'Первая пара — бесплатно',
    lead: 'Оформите сертификат и примерьте пару в оптике.',
    steps: [{ title: 'Заполните форму', text: 'Укажите имя, телефон и почту.' }],
  },
  loyalty: {
    title: 'Ясно Клуб',
    lead: 'Программа для тех, кто носит наши линзы.',
    benefits: [{ title: 'Баллы за упаковки', text: 'Введите код с коробки в кабинете.' }],
  },
  articles: { title: 'Всё о зрении', text: 'Как устроен глаз и чем различаются линзы.' },
  where_to_buy: { title: 'Где купить', text: 'Выберите город и продукт.' },
};

export const mainCatalog: MainCatalog = {
  ...stored,
  title: 'Продукты «Ясно»',
  lead: 'Линзы на день, на две недели и на месяц, растворы и капли.',
  families: [
    {
      section: 'odnodnevnye-linzy',
      title: 'Однодневные линзы',
      lead: 'Каждое утро новая стерильная пара.',
      url: '/catalog/?section=odnodnevnye-linzy',
      picture: picture('family-odnodnevnye-linzy'),
    },
  ],
};

export const aboutPage: AboutPage = {
  ...stored,
  title: 'О компании «Ясно»',
  lead: 'Мы делаем контактные линзы и всё, что нужно для ухода за ними.',
  top_banner: {
    items: [
      {
        title: 'Подбор начинается с разговора',
        text: 'Специалист сначала спрашивает и только потом осматривает.',
        picture: picture('about-top-2'),
      },
    ],
  },
  banners: [
    {
      title: 'Найдите оптику рядом',
      text: 'Адреса, телефоны и часы работы.',
      button: { title: 'Найти оптику', url: '/where-buy/' },
      event: 'aboutWhereBuy',
      picture: picture('about-2'),
    },
  ],
  facts: [{ value: '24', label: 'продукта в каталоге' }],
  values: [{ title: 'Сначала здоровье глаз', text: 'Мы просим начинать с осмотра.' }],
};

const step = {
  title: 'Запишитесь на осмотр',
  body: '<p>Первую пару подбирает специалист.</p>',
  picture: picture('beginners-1'),
};

export const forBeginners: ForBeginners = {
  ...stored,
  title: 'Первые линзы: шесть спокойных шагов',
  lead: 'Пройдите этот путь по порядку.',
  steps: [step],
  checklist: ['Специалист осмотрел глаза и назначил вам именно эти линзы.'],
};

export const techPage: TechPage = {
  ...stored,
  title: 'Как устроены линзы «Ясно»',
  lead: 'Мягкая линза почти невесома, но в ней многое продумано.',
  sections: [
    {
      title: 'Материал: вода, силикон и поверхность',
      body: '<p>Мягкие линзы делают из гидрогеля или силикон-гидрогеля.</p>',
      picture: picture('tech-1'),
    },
  ],
};
