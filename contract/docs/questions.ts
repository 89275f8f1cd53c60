import type { SomeDocs } from './doc.ts';
import { picture, stored } from './examples/content.ts';
import { CHANGED, listed } from './examples/listed.ts';

const theme = {
  ...stored,
  id: 1,
  alias: 'linzy-i-allergiya',
  url: '/themes/1/',
  title: 'Линзы и аллергия',
  lead: 'Весна, пыль, кошка у друзей: когда линзы можно оставить, а когда перейти на очки.',
  body: '<p>Если глаза зудят и краснеют, снимите линзы и спросите врача.</p>',
  cover: picture('theme-linzy-i-allergiya'),
  redirect: null,
};

export const questions = {
  faq: {
    summary: 'List questions and answers',
    description: 'Includes the sections of the page, in page order.',
    example: {
      ...listed({
        ...stored,
        id: 1,
        alias: 's-chego-nachat',
        url: '/faq/item/s-chego-nachat/',
        question: 'С чего начать, если линз ещё не было?',
        answer: '<p>С приёма у офтальмолога или оптометриста.</p>',
        section: { id: 1, alias: 'podbor', title: 'Подбор линз', url: '/faq/#podbor' },
        popular: true,
      }),
      sections: [{ id: 1, alias: 'podbor', title: 'Подбор линз', items: 6 }],
    },
  },
  instructions: {
    summary: 'List instructions',
    description:
      'With `type`, an alias, only instructions of that type. `minutes` is the estimated time.',
    params: { type: 'uhod' },
    example: listed({
      ...stored,
      id: 4,
      alias: 'kak-ochistit-linzy',
      url: '/instructions/#kak-ochistit-linzy',
      title: 'Как очистить линзы',
      lead: 'Этот порядок подходит для мягких линз на две недели, месяц и квартал.',
      type: { id: 2, alias: 'uhod', title: 'Уход', url: '/instructions/uhod/' },
      minutes: 5,
      steps: [{ title: 'Вымойте и вытрите руки', text: 'Крем с пальцев переходит на линзу.' }],
      warnings: ['Не используйте воду из-под крана.'],
      cover: picture('instruction-kak-ochistit-linzy'),
    }),
  },
  instructionsFilter: {
    summary: 'List instruction types',
    description: 'Each with its number of instructions.',
    example: { items: [{ id: 2, alias: 'uhod', title: 'Уход', instructions: 3 }] },
  },
  themes: {
    summary: 'List themes',
    description: 'Topics that visitors can ask the company about.',
    example: listed(theme),
  },
  detail: {
    summary: 'Read a theme',
    description:
      'Returned as the first item of a list. If it has a `redirect`, send the visitor there.',
    params: { themeId: theme.id },
    example: listed(theme),
  },
  footnote: {
    summary: 'List footnotes',
    description: 'Texts cite them by `code`.',
    example: listed({
      id: 1,
      code: 'dkt',
      text: 'Dk/t показывает, сколько кислорода пропускает линза.',
      updated_at: CHANGED,
    }),
  },
  searchContent: {
    summary: 'Search the site',
    description:
      'Searches products, articles, questions, instructions and pages. The query is used as typed; ' +
      'an empty query returns no results and is not an error. Titles and snippets are split into ' +
      'parts, with matches marked. `corrected` is the query that was searched instead if the ' +
      'original one found nothing.',
    params: { query: 'хранить линзы' },
    example: {
      query: 'хранить линзы',
      total: 1,
      groups: [
        {
          kind: 'article',
          title: 'Статьи',
          total: 1,
          items: [
            {
              id: 20,
              title: 'Как хранить линзы и ухаживать за контейнером',
              title_parts: [
                { text: 'Как ', found: false },
                { text: 'хранить линзы', found: true },
                { text: ' и ухаживать за контейнером', found: false },
              ],
              url: '/articles/uhod-i-gigiena/kak-hranit-linzy/',
              snippet: [{ text: 'Контейнер стоит на полке годами', found: false }],
              updated_at: CHANGED,
            },
          ],
        },
      ],
      corrected: null,
      suggestions: [],
    },
  },
} satisfies SomeDocs;
