/** What members can order for points. The personal area reads it live: no page is built from it. */
import { describe, rule, type Descriptions } from './description.ts';
import { TITLE } from './lengths.ts';
import { body, code, coverOf, lead, position, title } from './shared.ts';

const MOST_POINTS = 100_000;
const MOST_PLACES = 1_000_000;

const points = {
  kind: 'number',
  label: 'Сколько стоит',
  help: 'Столько баллов спишется. Сделанные заказы остаются с\u00a0прежней ценой.',
  min: 0,
  max: MOST_POINTS,
  isWhole: true,
  unit: 'баллов',
} as const;

/** The limit of orders. */
const places = {
  places: {
    kind: 'number',
    label: 'Всего мест',
    help: 'Пусто, если без ограничения.',
    min: 0,
    max: MOST_PLACES,
    isWhole: true,
    isNullable: true,
  },
  places_held: {
    kind: 'number',
    label: 'Занято не\u00a0через сайт',
    help: 'Места, которые раздали по\u00a0телефону или у\u00a0партнёра.',
    min: 0,
    max: MOST_PLACES,
    isWhole: true,
  },
} as const;

const placesFit = rule<typeof places>()(
  'places',
  'Мест не\u00a0меньше, чем занято не\u00a0через сайт',
  (fields) => fields.places === null || fields.places >= fields.places_held,
);

const partnerOffers = describe({
  one: 'Предложение партнёра',
  many: 'Предложения партнёров',
  menu: 'Клуб',
  missing: 'Предложение не\u00a0найдено',
  help: 'Участники клуба видят их в\u00a0личном кабинете сразу после сохранения.',
  hasNoPage: true,
  title: 'title',
  shows: ['title', 'partner', 'points', 'places', 'valid_to', 'position', 'cover'],
  searches: ['title', 'partner', 'lead', 'body', 'alias'],
  fields: {
    title,
    alias: code,
    partner: {
      kind: 'text',
      label: 'Партнёр',
      help: 'Чьё это предложение: имя на\u00a0карточке.',
      max: TITLE,
    },
    lead,
    body,
    cover: coverOf('На\u00a0карточке в\u00a0личном кабинете.'),
    points,
    ...places,
    valid_to: {
      kind: 'day',
      label: 'Последний день',
      help: 'После него заказать нельзя, а\u00a0сделанные заказы остаются.',
    },
    position,
  },
  rules: [placesFit],
});

const webinars = describe({
  one: 'Вебинар',
  many: 'Вебинары',
  menu: 'Клуб',
  missing: 'Вебинар не\u00a0найден',
  help: 'Участники клуба видят их в\u00a0личном кабинете сразу после сохранения.',
  hasNoPage: true,
  title: 'title',
  shows: ['title', 'starts_at', 'speaker', 'points', 'places'],
  searches: ['title', 'lead', 'speaker', 'alias'],
  fields: {
    title,
    alias: code,
    lead,
    starts_at: {
      kind: 'moment',
      label: 'Начало',
      help: 'Когда начнём: по\u00a0времени вашего компьютера.',
    },
    duration: {
      kind: 'number',
      label: 'Сколько длится',
      help: 'С\u00a0этим временем вебинар встанет в\u00a0календарь участника.',
      min: 5,
      max: 1_440,
      isWhole: true,
      unit: 'мин',
    },
    speaker: {
      kind: 'text',
      label: 'Кто ведёт',
      help: 'Имя и\u00a0кто это: «Анна Белова, оптометрист».',
      max: TITLE,
    },
    points,
    ...places,
    room: {
      kind: 'address',
      label: 'Где смотреть',
      help: 'Записавшиеся увидят этот адрес за\u00a015\u00a0минут до\u00a0начала.',
      to: 'any',
    },
  },
  rules: [placesFit],
});

export const clubDescriptions = {
  'partner-offers': partnerOffers,
  webinars,
} satisfies Partial<Descriptions>;
