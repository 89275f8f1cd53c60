/** Pages of the site itself: each is one document with fields of its own. */
import type * as v from 'valibot';
import type { articlePage } from '../schemas/article.ts';
import type * as shown from '../schemas/certificate.ts';
import type { LensFilterTitles } from '../schemas/product.ts';
import type { ListPage, ListPageCode } from '../schemas/list-pages.ts';
import type * as page from '../schemas/pages.ts';
import { BODY, ITEMS, LEAD, TITLE } from './lengths.ts';
import { brandVariables } from './brand.ts';
import { describe, type Variant } from './description.ts';
import type { Fields } from './field.ts';
import { body, button, titledText } from './shared.ts';
import { messageVariants } from './messages.ts';
import { pointsFields } from './points.ts';
import type { Holds } from './value.ts';

/** Fields that the database or another table adds to a document. */
type Added = 'updated_at' | 'revision';

const title = { kind: 'text', label: 'Заголовок', max: TITLE } as const;
const lead = { kind: 'text', label: 'Подводка', max: LEAD, isLong: true } as const;
const picture = { kind: 'picture', label: 'Картинка' } as const;

/** A list of blocks with these fields. */
const blocks = <const F extends Fields>(label: string, one: string, fields: F) =>
  ({
    kind: 'list',
    label,
    max: ITEMS,
    item: { kind: 'group', label: one, fields },
  }) as const;

const group = <const F extends Fields>(label: string, fields: F) =>
  ({ kind: 'group', label, fields }) as const;

/** The fields must match the call's result: a difference does not compile. */
const variant =
  <S>() =>
  <F extends Fields>(label: string, fields: F & Holds<F, Omit<S, Added>>): Variant => ({
    label,
    fields,
  });

const illustrated = { title, body, picture } as const;

const home = {
  hero: group('Первый экран', {
    title,
    lead,
    button: group('Кнопка', button),
    second_button: group('Вторая кнопка', button),
    picture,
  }),
  free_pair: group('Пробная пара', { title, lead, steps: blocks('Шаги', 'Шаг', titledText) }),
  loyalty: group('Клуб', { title, lead, benefits: blocks('Выгоды', 'Выгода', titledText) }),
  articles: group('Статьи', titledText),
  where_to_buy: group('Где купить', titledText),
} as const;

const families = {
  title,
  lead,
  families: blocks('Семейства', 'Семейство', {
    section: {
      kind: 'text',
      label: 'Код раздела каталога',
      help: 'Адрес раздела каталога, латиницей. Посетитель его не\u00a0видит.',
      max: 120,
    },
    title,
    lead,
    url: { kind: 'address', label: 'Адрес', to: 'any' },
    picture,
  }),
} as const;

const about = {
  title,
  lead,
  top_banner: group('Вверху страницы', {
    items: blocks('Кадры', 'Кадр', { ...titledText, picture }),
  }),
  banners: blocks('Баннеры', 'Баннер', {
    ...titledText,
    button: group('Кнопка', button),
    event: {
      kind: 'text',
      label: 'Событие аналитики',
      help: 'Как нажатие называется в\u00a0Метрике; посетитель этого не\u00a0видит.',
      max: 120,
    },
    picture,
  }),
  facts: blocks('Факты', 'Факт', {
    value: { kind: 'text', label: 'Число', max: 60 },
    label: { kind: 'text', label: 'Что оно значит', max: TITLE },
  }),
  values: blocks('Ценности', 'Ценность', titledText),
} as const;

const tech = { title, lead, sections: blocks('Разделы', 'Раздел', illustrated) } as const;

const beginners = {
  title,
  lead,
  steps: blocks('Шаги', 'Шаг', illustrated),
  checklist: {
    kind: 'list',
    label: 'Памятка',
    max: ITEMS,
    item: { kind: 'text', label: 'Пункт', max: LEAD },
  },
} as const;

const version = {
  kind: 'text',
  label: 'Редакция',
  help: 'Новая, когда меняется смысл: согласия запоминают её.',
  max: 40,
} as const;

const certificate = {
  title,
  lead,
  steps: blocks('Шаги', 'Шаг', titledText),
  consents: blocks('Согласия', 'Согласие', {
    code: {
      kind: 'choice',
      label: 'О\u00a0чём',
      choices: { policy: 'Обработка данных', subscribe: 'Рассылка', sms: 'SMS' },
    },
    version,
    text: { ...body, max: LEAD },
    required: {
      kind: 'flag',
      label: 'Обязательно',
      help: 'Без этой галочки форму не\u00a0отправить.',
    },
  }),
} as const;

const variants = {
  items: blocks('Варианты', 'Вариант', {
    key: {
      kind: 'text',
      label: 'Код',
      help: 'По\u00a0нему форма узнаёт вариант: не\u00a0меняйте его.',
      max: 60,
    },
    ...titledText,
    button: group('Кнопка', button),
  }),
} as const;

const terms = { title, body: { ...body, max: BODY }, version } as const;

/** Pages whose content comes from elsewhere. */
const listPage = variant<Omit<ListPage, 'code'>>();
const branded = { variables: brandVariables } as const;
const aboveContent = {
  title: { ...title, ...branded },
  crumb: {
    kind: 'text',
    label: 'Имя в\u00a0пути',
    help: 'Короткое: над заголовком этой страницы и\u00a0тех, что ниже неё.',
    max: TITLE,
    ...branded,
  },
  lead: { ...lead, ...branded },
  description: {
    kind: 'text',
    label: 'Описание для\u00a0поисковиков',
    help: 'Слова для\u00a0поисковиков с\u00a0этим адресом важнее.',
    max: LEAD,
    isLong: true,
    ...branded,
  },
} as const;
const above = (label: string) => listPage(label, aboveContent);

const listPages: Readonly<Record<ListPageCode, Variant>> = {
  'catalog.page': above('Продукты'),
  'compare.page': above('Сравнение продуктов'),
  'discontinued.page': above('Снято с\u00a0производства'),
  'tags.page': above('Статьи по\u00a0темам'),
  'faq.page': above('Вопросы и\u00a0ответы'),
  'friend.page': above('Пригласите друга'),
  'instructions.page': above('Инструкции'),
  'content.page': above('Документы и\u00a0справка'),
  'links.page': above('Полезные ссылки'),
  'discounts.page': above('Скидки'),
  'discounts.online.page': above('Скидки в\u00a0интернет-магазинах'),
  'discounts.offline.page': above('Скидки в\u00a0оптиках и\u00a0магазинах'),
  'themes.page': above('Темы'),
  'themes.feedback.page': above('Задать вопрос'),
  'cities.page': above('Выбор города'),
  'where.buy.page': above('Где купить'),
  'map.optic.page': above('Оптики с\u00a0бесплатной парой'),
  'auth.page': above('Вход'),
  'search.page': above('Поиск по\u00a0сайту'),
  'poll.page': above('Короткий опрос'),
  'survey.page': above('Анкета'),
  'registration.page': above('Приглашение в\u00a0клуб'),
};

/** Titles of the filters in the catalogue and on the map of opticians. */
const lensFilters = {
  aspherical: { ...title, label: 'Асферические' },
  toric: { ...title, label: 'Торические' },
  multifocal: { ...title, label: 'Мультифокальные' },
  kids: { ...title, label: 'Для\u00a0детей' },
} as const;

type Result<S extends v.GenericSchema> = v.InferOutput<S>;

export const documents = {
  ...describe({
    one: 'Страница сайта',
    many: 'Страницы сайта',
    menu: 'Сайт',
    missing: 'Содержание не\u00a0найдено',
    isFixed: true,
    title: 'title',
    shows: [],
    searches: [],
    fields: { title },
  }),
  fields: {},
  variants: {
    'main.page': variant<page.MainPage>()('Главная', home),
    'main.catalog': variant<page.MainCatalog>()('Семейства на\u00a0главной', families),
    'about.page': variant<page.AboutPage>()('О\u00a0компании', about),
    'article.page': variant<Omit<Result<typeof articlePage>, 'sections'>>()('Статьи', {
      title,
      lead,
    }),
    'tech.page': variant<page.TechPage>()('Технологии', tech),
    'for.beginners': variant<page.ForBeginners>()('Новичкам', beginners),
    'certificate.page': variant<shown.CertificatePage>()('Пробная пара', certificate),
    'certificate.variants': variant<shown.CertificateVariants>()('Варианты пары', variants),
    'certificate.terms': variant<shown.CertificateTerms>()('Условия пробной пары', terms),
    ...listPages,
    'lens.filters': variant<LensFilterTitles>()('Отбор линз', lensFilters),
    ...messageVariants,
    'points.rules': { label: 'Баллы', fields: pointsFields },
  },
} as const;
