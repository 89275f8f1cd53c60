/** What members order for points. The personal area reads it live: no page is built from it. */
import { describe, rule, type Descriptions } from './description.ts';
import { TITLE } from './lengths.ts';
import { body, code, cover, lead, position, title } from './shared.ts';

const MOST_POINTS = 100_000;
const MOST_PLACES = 1_000_000;

const points = {
  kind: 'number',
  label: 'Сколько стоит',
  help: 'Сделанные заказы остаются с\u00a0прежней ценой.',
  min: 0,
  max: MOST_POINTS,
  isWhole: true,
  unit: 'баллов',
} as const;

/** How many can be ordered. */
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
  missing: 'Предложение не\u00a0найдено',
  help: 'Участники клуба видят их в\u00a0личном кабинете сразу после сохранения.',
  hasNoPage: true,
  title: 'title',
  shows: ['title', 'partner', 'points', 'places', 'valid_to', 'position', 'cover'],
  searches: ['title', 'partner', 'lead', 'body', 'alias'],
  fields: {
    title,
    alias: code,
    partner: { kind: 'text', label: 'Партнёр', max: TITLE },
    lead,
    body,
    cover,
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
    starts_at: { kind: 'moment', label: 'Начало', help: 'С\u00a0часовым поясом: 19:00+03:00.' },
    duration: {
      kind: 'number',
      label: 'Сколько длится',
      min: 5,
      max: 1_440,
      isWhole: true,
      unit: 'мин',
    },
    speaker: { kind: 'text', label: 'Кто ведёт', max: TITLE },
    points,
    ...places,
    room: {
      kind: 'address',
      label: 'Где смотреть',
      help: 'Записавшиеся увидят этот адрес утром в\u00a0день вебинара.',
      to: 'any',
    },
  },
  rules: [placesFit],
});

export const clubDescriptions = {
  'partner-offers': partnerOffers,
  webinars,
} satisfies Partial<Descriptions>;
