import { lensTypeWords, shopKindWords } from '../schemas/value-names.ts';
import { describe, rule, type Descriptions } from './description.ts';
import { TITLE } from './lengths.ts';
import { alias, body, code, cover, lead, position, products, title } from './shared.ts';

/** Some ten metres. */
const step = 0.0001;

const lat = {
  kind: 'number',
  label: 'Широта',
  help: 'В\u00a0Москве 55,75. Стрелки вверх и\u00a0вниз сдвигают точку на\u00a0десять метров.',
  min: -90,
  max: 90,
  unit: '°',
  step,
} as const;

/** @param named the field whose words find the place on a map. */
const lonOf = (named: string) =>
  ({
    kind: 'number',
    label: 'Долгота',
    help: 'В\u00a0Москве 37,62.',
    min: -180,
    max: 180,
    unit: '°',
    step,
    point: { lat: 'lat', named },
  }) as const;

const cities = describe({
  one: 'Город',
  many: 'Города',
  missing: 'Город не\u00a0найден',
  hasNoPage: true,
  title: 'title',
  shows: ['title', 'region'],
  searches: ['title', 'region', 'alias'],
  fields: {
    title,
    alias: code,
    region: { kind: 'text', label: 'Регион', max: TITLE },
    lat,
    lon: lonOf('title'),
  },
});

const shops = describe({
  one: 'Магазин',
  many: 'Магазины и\u00a0оптики',
  missing: 'Магазин не\u00a0найден',
  belongings: { pairs: 'Пробные пары' },
  hasNoPage: true,
  title: 'title',
  shows: ['title', 'kind', 'city_id', 'address'],
  searches: ['title', 'city_id', 'address', 'metro', 'phone', 'alias'],
  fields: {
    title,
    alias: code,
    kind: { kind: 'choice', label: 'Вид', choices: shopKindWords },
    city_id: { kind: 'reference', label: 'Город', to: 'cities' },
    address: { kind: 'text', label: 'Адрес', max: TITLE },
    lat,
    lon: lonOf('address'),
    phone: { kind: 'text', label: 'Телефон', max: 60 },
    metro: { kind: 'text', label: 'Метро', max: TITLE, isNullable: true },
    website: { kind: 'address', label: 'Сайт', to: 'web', isNullable: true },
    hours: {
      kind: 'list',
      label: 'Часы работы',
      max: 14,
      item: {
        kind: 'group',
        label: 'Дни',
        fields: {
          days: { kind: 'text', label: 'Дни', help: 'Как на\u00a0странице: Пн–Пт.', max: 60 },
          open: { kind: 'clock', label: 'С' },
          close: { kind: 'clock', label: 'До' },
        },
      },
    },
    lens_types: { kind: 'choices', label: 'Какие линзы подбирают', choices: lensTypeWords },
    products,
  },
});

const offer = {
  title,
  alias,
  kind: {
    kind: 'choice',
    label: 'Где действует',
    choices: { online: 'В\u00a0интернете', offline: 'В\u00a0магазинах' },
  },
  lead,
  body,
  percent: { kind: 'number', label: 'Скидка', min: 1, max: 100, isWhole: true, unit: '%' },
  valid_from: { kind: 'day', label: 'Начало' },
  valid_to: { kind: 'day', label: 'Последний день' },
  cover,
  products: { ...products, isOrdered: true },
  position,
} as const;

const discounts = describe({
  one: 'Предложение',
  many: 'Предложения',
  missing: 'Предложение не\u00a0найдено',
  title: 'title',
  shows: ['title', 'kind', 'percent', 'valid_from', 'valid_to', 'position'],
  searches: ['title', 'alias', 'lead', 'body'],
  fields: offer,
  rules: [
    rule<typeof offer>()(
      'valid_to',
      'Предложение кончается раньше, чем начинается',
      ({ valid_from: from, valid_to: to }) => from <= to,
    ),
  ],
});

export const placeDescriptions = { cities, shops, discounts } satisfies Partial<Descriptions>;
