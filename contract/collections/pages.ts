/** Pages that editors create: texts, collections of links and talks, and the footnotes they cite. */
import { describe, type Descriptions } from './description.ts';
import { ITEMS, LEAD, TITLE } from './lengths.ts';
import { alias, body, code, coverOf, lead, position, title } from './shared.ts';

const pages = describe({
  one: 'Страница',
  many: 'Страницы',
  menu: 'Сайт',
  missing: 'Страница не\u00a0найдена',
  title: 'title',
  shows: ['title', 'alias', 'position'],
  searches: ['title', 'alias', 'lead', 'body'],
  fields: {
    title,
    alias,
    lead,
    body,
    document: {
      kind: 'group',
      label: 'PDF для скачивания',
      help: 'Кнопка на\u00a0странице; файл откроется по\u00a0адресу /upload/имя.pdf.',
      isNullable: true,
      fields: {
        name: {
          kind: 'text',
          label: 'Имя файла',
          help: 'Под этим именем файл скачают.',
          max: 80,
          pattern: '^[a-z0-9]+(?:[\\-_][a-z0-9]+)*$',
          patternFault:
            'Строчные латинские буквы и\u00a0цифры, между ними по\u00a0одному дефису или подчёркиванию, до\u00a080\u00a0знаков',
          example: 'pravila-kluba',
        },
        edition: {
          kind: 'day',
          label: 'Редакция от',
          help: 'Дата документа: стоит рядом со\u00a0ссылкой на\u00a0него.',
        },
        file: {
          kind: 'pdf',
          label: 'Загруженный файл',
          help: 'Без него PDF рисуется из\u00a0текста страницы.',
          isNullable: true,
        },
      },
    },
    position,
  },
});

const links = describe({
  one: 'Подборка ссылок',
  many: 'Подборки ссылок',
  menu: 'Помощь',
  missing: 'Подборка не\u00a0найдена',
  title: 'title',
  shows: ['title', 'alias', 'position'],
  searches: ['title', 'alias', 'lead', 'groups'],
  fields: {
    title,
    alias: { ...alias, page: 'library' },
    lead,
    groups: {
      kind: 'list',
      label: 'Группы',
      help: 'Ссылки под общими заголовками.',
      max: ITEMS,
      item: {
        kind: 'group',
        label: 'Группа',
        fields: {
          title: { kind: 'text', label: 'Название', max: TITLE },
          links: {
            kind: 'list',
            label: 'Ссылки',
            max: ITEMS,
            item: {
              kind: 'group',
              label: 'Ссылка',
              fields: {
                title: { kind: 'text', label: 'Название', max: TITLE },
                url: { kind: 'address', label: 'Адрес', to: 'web' },
                note: { kind: 'text', label: 'Пояснение', max: LEAD },
              },
            },
          },
        },
      },
    },
    position,
  },
});

const footnotes = describe({
  one: 'Сноска',
  many: 'Сноски',
  menu: 'Журнал',
  missing: 'Сноска не\u00a0найдена',
  isCited: true,
  hasNoPage: true,
  title: 'text',
  shows: ['text', 'alias', 'position'],
  searches: ['alias', 'text'],
  fields: {
    alias: {
      ...code,
      help: 'По\u00a0нему сноску ставят в\u00a0тексты. Номер на\u00a0странице посчитает сайт.',
    },
    text: {
      kind: 'text',
      label: 'Текст',
      help: 'Внизу каждой страницы, где стоит эта сноска.',
      max: LEAD,
      isLong: true,
    },
    position,
  },
});

const themes = describe({
  one: 'Тема',
  many: 'Темы',
  menu: 'Журнал',
  missing: 'Тема не\u00a0найдена',
  title: 'title',
  shows: ['title', 'redirect', 'position'],
  searches: ['title', 'alias', 'lead', 'body'],
  fields: {
    title,
    alias: code,
    lead,
    body,
    cover: coverOf('На\u00a0карточке темы и\u00a0вверху её\u00a0страницы.'),
    redirect: {
      kind: 'address',
      label: 'Переадресация',
      help: 'Посетитель попадёт на\u00a0эту страницу вместо темы.',
      to: 'site',
      isNullable: true,
    },
    position,
  },
});

export const pageDescriptions = { pages, links, footnotes, themes } satisfies Partial<Descriptions>;
