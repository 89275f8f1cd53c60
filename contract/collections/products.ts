import { lensTypeWords } from '../schemas/value-names.ts';
import { describe, rule, type Descriptions } from './description.ts';
import { lensFields, liquidFields } from './lens.ts';
import { ITEMS, TITLE } from './lengths.ts';
import { alias, body, lead, position, sectionCover, title } from './shared.ts';

const fields = {
  title,
  alias: { ...alias, page: 'product' },
  kind: {
    kind: 'choice',
    label: 'Вид',
    help: 'От\u00a0него зависят параметры ниже и\u00a0баллы за\u00a0упаковку.',
    choices: { lenses: 'Линзы', solution: 'Раствор', drops: 'Капли' },
  },
  section_id: {
    kind: 'reference',
    label: 'Раздел каталога',
    help: 'На\u00a0какой полке каталога стоит товар.',
    to: 'catalog-sections',
  },
  lead,
  description: { ...body, label: 'Описание' },
  advantages: {
    kind: 'list',
    label: 'Преимущества',
    help: 'Короткие строки рядом с\u00a0картинками товара.',
    max: ITEMS,
    item: { kind: 'text', label: 'Преимущество', max: TITLE },
  },
  gallery: {
    kind: 'list',
    label: 'Картинки',
    help: 'Первая стоит на\u00a0карточке.',
    min: 1,
    max: 20,
    item: { kind: 'picture', label: 'Картинка' },
  },
  filter_keys: {
    kind: 'choices',
    label: 'Отбор в\u00a0каталоге',
    help: 'С\u00a0какими отметками посетитель найдёт этот товар.',
    choices: lensTypeWords,
  },
  out_of_production: {
    kind: 'flag',
    label: 'Снят с\u00a0производства',
    help: 'Страница останется, но\u00a0из\u00a0каталога товар уйдёт в\u00a0«Снято с\u00a0производства».',
  },
  lens: {
    kind: 'group',
    label: 'Параметры линз',
    section: 'Параметры',
    help: 'Таблица на\u00a0странице товара и\u00a0в\u00a0сравнении.',
    fields: lensFields,
    isNullable: true,
    when: { field: 'kind', is: ['lenses'] },
  },
  liquid: {
    kind: 'group',
    label: 'Параметры раствора или капель',
    help: 'Таблица на\u00a0странице товара и\u00a0в\u00a0сравнении.',
    fields: liquidFields,
    isNullable: true,
    when: { field: 'kind', is: ['solution', 'drops'] },
  },
  packages: {
    kind: 'list',
    label: 'Упаковки',
    help: 'В\u00a0чём товар продаётся: 6 линз, 360 мл.',
    max: ITEMS,
    item: {
      kind: 'group',
      label: 'Упаковка',
      fields: {
        title: { kind: 'text', label: 'Название', max: TITLE },
        quantity: { kind: 'number', label: 'Количество', min: 0.1, max: 10_000 },
        unit: {
          kind: 'choice',
          label: 'Единица',
          choices: { линзы: 'линзы', мл: 'мл', дозы: 'дозы' },
        },
      },
    },
  },
  instructions: {
    kind: 'aliases',
    label: 'Инструкции',
    section: 'Связи',
    help: 'Ссылки на\u00a0странице товара: как надевать, как ухаживать.',
    to: 'instructions',
  },
  articles: {
    kind: 'aliases',
    label: 'Статьи',
    help: 'Что почитать о\u00a0нём: ссылки на\u00a0странице товара.',
    to: 'articles',
  },
  position,
} as const;

const check = rule<typeof fields>();

/** A number that the step reaches from the start, within the error of decimal fractions. */
const isReached = (from: number, to: number, step: number) => {
  const steps = Math.abs(to - from) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
};

const products = describe({
  one: 'Товар',
  many: 'Товары',
  menu: 'Линзы',
  missing: 'Товар не\u00a0найден',
  title: 'title',
  shows: ['title', 'kind', 'section_id', 'out_of_production', 'position'],
  searches: ['title', 'alias', 'lead', 'description'],
  fields,
  rules: [
    check(
      'lens',
      'Диапазон силы не\u00a0делится на\u00a0шаг без остатка',
      ({ lens }) => lens?.powers.every(({ from, to, step }) => isReached(from, to, step)) ?? true,
    ),
  ],
});

const catalogSections = describe({
  one: 'Раздел каталога',
  many: 'Разделы каталога',
  menu: 'Линзы',
  missing: 'Раздел не\u00a0найден',
  title: 'title',
  shows: ['title', 'alias', 'position'],
  searches: ['title', 'alias', 'lead'],
  fields: { title, alias, lead, cover: sectionCover, position },
});

export const productDescriptions = {
  products,
  'catalog-sections': catalogSections,
} satisfies Partial<Descriptions>;
