/** Content of the site as a whole: settings, metadata for crawlers, redirects. */
import type { Settings } from '../schemas/settings.ts';
import { describe, type Descriptions } from './description.ts';
import { ITEMS, LEAD, TITLE } from './lengths.ts';
import { REDIRECT_HOSTS } from './redirect-hosts.ts';
import { button } from './shared.ts';
import type { Holds } from './value.ts';

const link = {
  ...button,
  external: { kind: 'flag', label: 'Другой сайт' },
} as const;

const menu = {
  kind: 'list',
  label: 'Ссылки',
  help: 'С\u00a0отметкой «Другой сайт» рядом встанет знак, что ссылка уводит отсюда.',
  max: ITEMS,
  item: { kind: 'group', label: 'Ссылка', fields: link },
} as const;

const settingsFields = {
  brand: {
    kind: 'group',
    label: 'Названия',
    help: 'Одно место, где сайт узнаёт, как мы\u00a0называемся.',
    fields: {
      name: {
        kind: 'text',
        label: 'Марка',
        help: 'Без кавычек. Стоит в\u00a0конце заголовков страниц и\u00a0вместо {марка} в\u00a0текстах.',
        max: TITLE,
      },
      company: {
        kind: 'text',
        label: 'Компания',
        help: 'Чьё это, по\u00a0документам: ООО «…».',
        max: TITLE,
      },
      club: { kind: 'text', label: 'Клуб', help: 'Что? Без кавычек: Ясно Клуб.', max: TITLE },
      club_genitive: {
        kind: 'text',
        label: 'Клуба',
        help: 'Чего? «Баллы {клуб чего}»: Ясно Клуба.',
        max: TITLE,
      },
      club_accusative: {
        kind: 'text',
        label: 'В\u00a0клуб',
        help: 'Куда? «Приглашаем в\u00a0{клуб куда}»: Ясно Клуб.',
        max: TITLE,
      },
      club_prepositional: {
        kind: 'text',
        label: 'В\u00a0клубе',
        help: 'Где? «Счёт в\u00a0{клуб где}»: Ясно Клубе.',
        max: TITLE,
      },
    },
  },
  header: {
    kind: 'group',
    label: 'Шапка',
    help: 'Верх каждой страницы и\u00a0меню в\u00a0нём.',
    fields: {
      banner: {
        kind: 'group',
        label: 'Полоса над шапкой',
        help: 'Одна строка со\u00a0ссылкой, на\u00a0каждой странице.',
        fields: button,
      },
      free_pair: {
        kind: 'group',
        label: 'Кнопка',
        help: 'Самая заметная в\u00a0шапке.',
        fields: button,
      },
      links: menu,
    },
  },
  footer: {
    kind: 'group',
    label: 'Подвал',
    help: 'Низ каждой страницы.',
    fields: {
      groups: {
        kind: 'list',
        label: 'Столбцы',
        help: 'Ссылки под заголовками, слева направо.',
        max: 12,
        item: {
          kind: 'group',
          label: 'Столбец',
          fields: { title: { kind: 'text', label: 'Заголовок', max: TITLE }, links: menu },
        },
      },
      disclaimer: {
        kind: 'text',
        label: 'Оговорка',
        help: 'Под ссылками: «Имеются противопоказания…»',
        max: LEAD,
        isLong: true,
      },
      sticky_disclaimer: {
        kind: 'text',
        label: 'Оговорка внизу экрана',
        help: 'Полоса, которая видна, пока страницу листают.',
        max: LEAD,
      },
      material_code: {
        kind: 'text',
        label: 'Код материала',
        help: 'Номер, под которым сайт согласован.',
        max: TITLE,
      },
      age_mark: {
        kind: 'text',
        label: 'Возрастная отметка',
        help: 'По\u00a0закону: 0+, 12+, 18+.',
        max: 20,
      },
    },
  },
} as const;

/** The fields must match the call's result: a difference does not compile. */
type SettingsShown = Holds<typeof settingsFields, Omit<Settings, 'updated_at' | 'revision'>>;
const shown: SettingsShown = settingsFields;

const settings = {
  ...describe({
    one: 'Настройки сайта',
    many: 'Настройки сайта',
    menu: 'Сайт',
    missing: 'Содержание не\u00a0найдено',
    isFixed: true,
    title: 'brand',
    shows: ['brand'],
    searches: ['brand', 'header', 'footer'],
    fields: shown,
  }),
  // None of its fields names it: lists add this one.
  title: 'title',
};

const metadata = describe({
  one: 'Слова для поисковиков',
  many: 'Слова для поисковиков',
  menu: 'Сайт',
  missing: 'Содержание не\u00a0найдено',
  title: 'page_code',
  alias: 'page_code',
  shows: ['page_code', 'title'],
  searches: ['page_code', 'title', 'description'],
  fields: {
    page_code: {
      kind: 'text',
      label: 'Адрес страницы',
      help: 'Без косых черт по\u00a0краям, для главной home.',
      max: 110,
      pattern: '^[a-z0-9\\-]+(?:\\/[a-z0-9\\-]+)*$',
      patternFault: 'Адрес страницы без косых черт по\u00a0краям, для главной home',
      example: 'for-new',
    },
    title: {
      kind: 'text',
      label: 'Заголовок',
      help: 'На\u00a0вкладке браузера и\u00a0в\u00a0результатах поиска, вместо обычного.',
      max: TITLE,
    },
    description: {
      kind: 'text',
      label: 'Описание',
      help: 'Строки под заголовком в\u00a0результатах поиска.',
      max: LEAD,
      isLong: true,
    },
  },
});

const redirects = describe({
  one: 'Переадресация',
  many: 'Переадресации',
  menu: 'Сайт',
  missing: 'Переадресация не\u00a0найдена',
  title: 'from',
  alias: 'from',
  shows: ['from', 'to'],
  searches: ['from', 'to'],
  fields: {
    from: {
      kind: 'text',
      label: 'Откуда',
      help: 'Адрес на\u00a0нашем сайте, по\u00a0которому нет страницы: /staraya-akciya/.',
      max: TITLE,
      pattern: '^(?:\\/[\\p{L}0-9_.~\\-]+)+\\/?(?:\\?section=[a-z0-9\\-]+)?$',
      patternFault: 'Нужен адрес на\u00a0нашем сайте, например /staraya-akciya/',
      example: '/staraya-akciya/',
    },
    to: {
      kind: 'address',
      label: 'Куда',
      help: `Страница нашего сайта или одного из\u00a0этих: ${REDIRECT_HOSTS.join(', ')}.`,
      to: 'any',
    },
  },
});

export const siteDescriptions = { settings, metadata, redirects } satisfies Partial<Descriptions>;
