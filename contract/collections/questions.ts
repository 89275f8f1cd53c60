import { describe, type Descriptions } from './description.ts';
import { ITEMS, LEAD, TITLE } from './lengths.ts';
import { alias, body, coverOf, lead, position, title, titledText } from './shared.ts';

const section = {
  missing: 'Раздел не\u00a0найден',
  title: 'title',
  shows: ['title', 'alias', 'position'],
  searches: ['title', 'alias'],
  fields: { title, alias, position },
} as const;

const faq = describe({
  one: 'Вопрос',
  many: 'Вопросы и\u00a0ответы',
  menu: 'Помощь',
  missing: 'Вопрос не\u00a0найден',
  title: 'question',
  shows: ['question', 'section_id', 'popular', 'position'],
  searches: ['question', 'alias', 'answer'],
  fields: {
    question: { kind: 'text', label: 'Вопрос', max: TITLE },
    alias,
    answer: { ...body, label: 'Ответ' },
    section_id: {
      kind: 'reference',
      label: 'Раздел',
      help: 'Под каким заголовком стоит вопрос.',
      to: 'faq-sections',
    },
    popular: {
      kind: 'flag',
      label: 'Часто спрашивают',
      help: 'Для\u00a0редакции: по\u00a0отметке вопросы отбирают в\u00a0этом списке. На\u00a0сайте от\u00a0неё ничего не\u00a0меняется.',
    },
    position,
  },
});

const faqSections = describe({
  one: 'Раздел вопросов',
  many: 'Разделы вопросов',
  menu: 'Помощь',
  ...section,
});

const instructions = describe({
  one: 'Инструкция',
  many: 'Инструкции',
  menu: 'Помощь',
  missing: 'Инструкция не\u00a0найдена',
  title: 'title',
  shows: ['title', 'type_id', 'minutes', 'position'],
  searches: ['title', 'alias', 'lead', 'steps'],
  fields: {
    title,
    alias,
    lead,
    type_id: {
      kind: 'reference',
      label: 'Вид',
      help: 'По\u00a0виду инструкции отбирают; у\u00a0каждого вида своя страница.',
      to: 'instruction-types',
    },
    minutes: {
      kind: 'number',
      label: 'Занимает',
      help: 'Сколько времени понадобится: видно на\u00a0карточке.',
      min: 1,
      max: 1_000,
      isWhole: true,
      unit: 'мин',
    },
    steps: {
      kind: 'list',
      label: 'Шаги',
      help: 'По\u00a0порядку: номера поставит сайт.',
      min: 1,
      max: ITEMS,
      item: { kind: 'group', label: 'Шаг', fields: titledText },
    },
    warnings: {
      kind: 'list',
      label: 'Предостережения',
      help: 'Выделены рядом с\u00a0шагами.',
      max: ITEMS,
      item: { kind: 'text', label: 'Предостережение', max: LEAD, isLong: true },
    },
    cover: coverOf('На\u00a0карточке инструкции.'),
    position,
  },
});

const instructionTypes = describe({
  one: 'Вид инструкций',
  many: 'Виды инструкций',
  menu: 'Помощь',
  ...section,
  fields: {
    ...section.fields,
    title: { ...title, help: 'На\u00a0сайте вид появится с\u00a0первой инструкцией.' },
  },
});

export const questionDescriptions = {
  faq,
  'faq-sections': faqSections,
  instructions,
  'instruction-types': instructionTypes,
} satisfies Partial<Descriptions>;
