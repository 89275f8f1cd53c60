import { lensTypeWords, shopKindWords } from '../schemas/value-names.ts';
import { describe, rule, type Descriptions } from './description.ts';
import { TITLE } from './lengths.ts';
import { alias, body, code, coverOf, lead, position, productsOf, title } from './shared.ts';

/** About ten metres. */
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

/** @param named the field whose text finds the place on a map. */
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
  menu: 'Линзы',
  missing: 'Город не\u00a0найден',
  hasNoPage: true,
  title: 'title',
  shows: ['title', 'region'],
  searches: ['title', 'region', 'alias'],
  fields: {
    title,
    alias: code,
    region: {
      kind: 'text',
      label: 'Регион',
      help: 'По\u00a0нему сайт знает местное время: открыто ли\u00a0сейчас.',
      max: TITLE,
    },
    lat,
    lon: lonOf('title'),
  },
});

const shops = describe({
  one: 'Магазин',
  many: 'Магазины и\u00a0оптики',
  menu: 'Линзы',
  missing: 'Магазин не\u00a0найден',
  belongings: { pairs: 'Пробные пары' },
  hasNoPage: true,
  title: 'title',
  shows: ['title', 'kind', 'city_id', 'address'],
  searches: ['title', 'city_id', 'address', 'metro', 'phone', 'alias'],
  fields: {
    title,
    alias: code,
    kind: {
      kind: 'choice',
      label: 'Вид',
      help: 'По\u00a0виду места отбирают в\u00a0«Где купить».',
      choices: shopKindWords,
    },
    city_id: {
      kind: 'reference',
      label: 'Город',
      help: 'В\u00a0списке какого города место увидят.',
      to: 'cities',
    },
    address: { kind: 'text', label: 'Адрес', help: 'Улица и\u00a0дом, без города.', max: TITLE },
    lat,
    lon: lonOf('address'),
    phone: { kind: 'text', label: 'Телефон', help: 'Как его увидят: 8 800 000-17-29.', max: 60 },
    metro: {
      kind: 'text',
      label: 'Метро',
      help: 'Ближайшая станция, без слова «метро». Пусто, где его нет.',
      max: TITLE,
      isNullable: true,
    },
    website: {
      kind: 'address',
      label: 'Сайт',
      help: 'Своя страница магазина, если она есть.',
      to: 'web',
      isNullable: true,
    },
    hours: {
      kind: 'list',
      label: 'Часы работы',
      help: 'По\u00a0местному времени: из\u00a0них сайт узнаёт, что «сейчас открыто».',
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
    lens_types: {
      kind: 'choices',
      label: 'Какие линзы подбирают',
      help: 'По\u00a0ним оптику находят те, кому нужен подбор.',
      choices: lensTypeWords,
    },
    products: productsOf(
      'Что здесь продают: по\u00a0товару место находят со\u00a0страницы товара.',
    ),
  },
});

const offer = {
  title,
  alias,
  kind: {
    kind: 'choice',
    label: 'Где действует',
    help: 'От\u00a0этого зависит, на\u00a0какой странице скидок оно стоит.',
    choices: { online: 'В\u00a0интернете', offline: 'В\u00a0магазинах' },
  },
  lead,
  body,
  percent: {
    kind: 'number',
    label: 'Скидка',
    help: 'Крупное число на\u00a0карточке.',
    min: 1,
    max: 100,
    isWhole: true,
    unit: '%',
  },
  valid_from: { kind: 'day', label: 'Начало', help: 'С\u00a0этого дня скидку дают.' },
  valid_to: {
    kind: 'day',
    label: 'Последний день',
    help: 'После него сайт скажет, что срок вышел.',
  },
  cover: coverOf('На\u00a0карточке предложения.'),
  products: {
    ...productsOf('На\u00a0что действует скидка; в\u00a0этом порядке их\u00a0и\u00a0предложат.'),
    isOrdered: true,
  },
  position,
} as const;

const discounts = describe({
  one: 'Предложение',
  many: 'Предложения',
  menu: 'Линзы',
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
