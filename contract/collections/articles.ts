import { describe, type Descriptions } from './description.ts';
import { ITEMS, LEAD, TITLE } from './lengths.ts';
import { alias, body, coverOf, lead, position, sectionCover, title } from './shared.ts';

const role = {
  role: { kind: 'text', label: 'Кто', help: 'Должность или роль, без имени.', max: TITLE },
  sample: { kind: 'flag', label: 'Пример данных', help: 'Страница скажет, что это образец.' },
} as const;

const source = {
  title: { kind: 'text', label: 'Название', max: TITLE },
  url: { kind: 'address', label: 'Адрес', to: 'web' },
} as const;

const articles = describe({
  one: 'Статья',
  many: 'Статьи',
  menu: 'Журнал',
  missing: 'Статья не\u00a0найдена',
  title: 'title',
  shows: ['title', 'category_id', 'tags', 'published_on'],
  searches: ['title', 'alias', 'lead', 'body'],
  fields: {
    title: {
      ...title,
      label: 'Заголовок',
      help: 'Вверху страницы, на\u00a0карточке и\u00a0в\u00a0поиске.',
    },
    alias: { ...alias, page: 'article' },
    lead,
    body,
    cover: {
      ...coverOf('Вверху страницы, на\u00a0карточке и\u00a0там, где ссылкой делятся.'),
      section: 'Карточка',
    },
    category_id: {
      kind: 'reference',
      label: 'Раздел',
      help: 'Где статья стоит в\u00a0журнале; раздел входит и\u00a0в\u00a0её\u00a0адрес.',
      to: 'categories',
    },
    tags: {
      kind: 'references',
      label: 'Теги',
      help: 'Под статьёй, в\u00a0этом порядке: ведут к\u00a0другим статьям на\u00a0ту\u00a0же\u00a0тему.',
      to: 'tags',
      isOrdered: true,
    },
    published_on: {
      kind: 'day',
      isReached: true,
      label: 'Дата публикации',
      help: 'По\u00a0ней статьи стоят в\u00a0списках. Чтобы статья вышла позже, сохраните черновик и\u00a0назначьте в\u00a0нём время.',
    },
    author: {
      kind: 'group',
      label: 'Автор',
      section: 'Кто отвечает',
      help: 'Кто написал статью: читатель увидит это под ней.',
      fields: role,
    },
    reviewer: {
      kind: 'group',
      label: 'Медицинский редактор',
      help: 'Кто проверил, что советы верны, и\u00a0когда.',
      fields: {
        ...role,
        reviewed_on: {
          kind: 'day',
          isReached: true,
          label: 'Проверено',
          help: 'Когда проверяли в\u00a0последний раз.',
        },
      },
    },
    sources: {
      kind: 'list',
      label: 'Источники',
      help: 'На\u00a0что опирается статья: список внизу страницы.',
      max: ITEMS,
      item: { kind: 'group', label: 'Источник', fields: source },
    },
  },
});

const categories = describe({
  one: 'Раздел статей',
  many: 'Разделы статей',
  menu: 'Журнал',
  missing: 'Раздел не\u00a0найден',
  title: 'title',
  shows: ['title', 'alias', 'position'],
  searches: ['title', 'alias', 'lead'],
  fields: {
    title,
    alias: { ...alias, page: 'category' },
    lead: { ...lead, isEmptyAllowed: true, max: LEAD },
    cover: sectionCover,
    position,
  },
});

const tags = describe({
  one: 'Тег',
  many: 'Теги',
  menu: 'Журнал',
  missing: 'Тег не\u00a0найден',
  title: 'title',
  shows: ['title', 'alias'],
  searches: ['title', 'alias'],
  fields: {
    title: { ...title, help: 'На\u00a0сайте тег появится с\u00a0первой статьёй.' },
    alias,
  },
});

export const articleDescriptions = { articles, categories, tags } satisfies Partial<Descriptions>;
