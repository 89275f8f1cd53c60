/** Responses for the pages of the personal area: a member with years of history, and a new one. */
import type { Replies } from './member.ts';
import { balance, profile } from './member.ts';
import { shopOf } from './shop-pages.ts';
import { siteOrigin } from '../site/browsed-site.ts';

const DAY = 86_400_000;

/** A moment and a day this many days from now: the pages use the clock. */
export const momentIn = (days: number) => new Date(Date.now() + days * DAY).toISOString();
export const dayIn = (days: number) => momentIn(days).slice(0, 10);

type ListOf<Name extends 'orders' | 'certificates' | 'partnerOffers'> = Extract<
  Replies[Name],
  { items: unknown[] }
>['items'][number];

export type Order = ListOf<'orders'>;

export const orderOf = (id: number, over: Partial<Order> = {}): Order => ({
  id,
  number: `Я-${1000 + id}`,
  kind: 'offer',
  item_id: id,
  title: 'Проверка зрения в «Доме оптики»',
  state: 'new',
  points: 300,
  created_at: '2026-11-02T09:00:00.000Z',
  updated_at: '2026-11-02T09:00:00.000Z',
  code: null,
  ...over,
});

/** One order in every state, and a webinar. */
export const everyOrder: Order[] = [
  orderOf(1, { state: 'ready', title: 'Кофе и круассан в «Зерне»', code: 'YA4510778210' }),
  orderOf(2, { state: 'confirmed', title: 'Сертификат книжного магазина «Строка»', points: 900 }),
  orderOf(3, { state: 'new' }),
  orderOf(4, { state: 'confirmed', kind: 'webinar', title: 'Сухость глаз зимой', points: 0 }),
  orderOf(5, {
    state: 'redeemed',
    title: 'Футляр для линз',
    points: 150,
    updated_at: '2026-10-02T09:00:00.000Z',
  }),
  orderOf(6, { state: 'cancelled', title: 'Билет на выставку', points: 700 }),
];

export const certificateOf = (
  over: Partial<ListOf<'certificates'>> = {},
): ListOf<'certificates'> => ({
  id: 1,
  number: 'YA-0001-2345',
  state: 'issued',
  holder: 'Анна Смирнова',
  issued_on: dayIn(-20),
  valid_to: dayIn(9),
  code: 'YA00012345',
  resend_in: null,
  updated_at: '2026-11-01T10:00:00.000Z',
  optician: shopOf(12, { title: 'Оптика «Взгляд»', metro: 'Кремлёвская' }),
  ...over,
});

export const offerOf = (
  id: number,
  points: number,
  over: Partial<ListOf<'partnerOffers'>> = {},
): ListOf<'partnerOffers'> => ({
  id,
  title: `Предложение номер ${id}`,
  partner: 'Дом оптики',
  lead: 'Коротко о предложении',
  body: '<p>Подробно</p>',
  cover: {
    src: `${siteOrigin}/icons/icon-512.png`,
    alt: '',
    width: 512,
    height: 512,
  },
  points,
  places_left: 5,
  valid_to: dayIn(60),
  updated_at: '2026-11-01T10:00:00.000Z',
  ...over,
});

type Entry = Extract<Replies['userHistoryPoints'], { items: unknown[] }>['items'][number];

/** This many entries, newest first, over several months; each third one spends. */
const entriesOf = (count: number): Entry[] => {
  let sum = 1251;
  return Array.from({ length: count }, (_, place) => {
    const points = place % 3 === 2 ? -300 : 120;
    const entry: Entry = {
      id: count - place,
      title: points > 0 ? `Код с упаковки ${count - place}` : `Заказ ${count - place}`,
      points,
      balance: sum,
      happened_at: new Date(Date.UTC(2026, 10, 20) - place * 4 * DAY).toISOString(),
      expires_on: points > 0 ? '2027-11-20' : null,
    };
    sum -= points;
    return entry;
  });
};

/** Responds with the history as the backend does: page by page, by kind. */
const historyOf =
  (entries: readonly Entry[]): NonNullable<Replies['userHistoryPoints']> =>
  ({ params }) => {
    const kind = params['kind'];
    const limit = Number(params['limit'] ?? 10);
    const offset = Number(params['offset'] ?? 0);
    const fitting = entries.filter(
      ({ points }) => kind === undefined || points > 0 === (kind === 'earned'),
    );
    return {
      items: fitting.slice(offset, offset + limit),
      total: fitting.length,
      limit,
      offset,
    };
  };

const SURVEY_KINDS = ['quiz', 'survey', 'poll', 'certificate'] as const;

/** A form of each kind, with an id of its own. */
const surveyOf: NonNullable<Replies['siteSurveyFormGet']> = ({ params }) => {
  const place = SURVEY_KINDS.findIndex((kind) => kind === params['kind']);
  return {
    id: place + 1,
    title: 'Как вам подбор линз?',
    lead: 'Пять вопросов',
    kind: SURVEY_KINDS[place] ?? 'survey',
    questions: [],
    answered: false,
    results: null,
  };
};

const ways = [
  ['code', 'Код с упаковки', 'По коду с каждой упаковки линз', '/personal/codes/', 'earn', 120],
  ['friend', 'Приглашённый друг', 'Когда друг купит первую пару', '/personal/invite/', 'earn', 300],
  ['survey', 'Анкеты', 'За ответы на вопросы', '/personal/surveys/', 'earn', 50],
  ['partners', 'Предложения партнёров', 'Кофе, книги', '/personal/partners/', 'spend', 150],
  ['webinars', 'Вебинары', 'Эфиры с врачами', '/personal/webinars/', 'spend', 100],
] as const;

/** Years of history. */
export const wholeMember: Replies = {
  userProfile: profile,
  userBalance: { ...balance, pending: 120, expiring: { points: 240, on: dayIn(20) } },
  orders: { items: everyOrder, total: everyOrder.length },
  userHistoryPoints: historyOf(entriesOf(24)),
  certificates: { items: [certificateOf()], total: 1 },
  partnerOffers: {
    items: [offerOf(7, 1500, { title: 'Абонемент в бассейн' }), offerOf(8, 300)],
    total: 2,
  },
  siteSurveyFormGet: surveyOf,
  webinars: { items: [], total: 0 },
  productPackageCode: { items: [], total: 0 },
  inviteFriend: {
    code: 'ANNA2026',
    url: 'https://www.yasno.example/friend/registration/?invite=ANNA2026',
    bonus: 300,
    invited: 2,
  },
  menuGetPoints: {
    items: ways.map(([key, title, text, url, kind, points]) => ({
      key,
      title,
      text,
      url,
      kind,
      points,
    })),
  },
};

/** Just registered: nothing has happened yet. */
export const newMember: Replies = {
  ...wholeMember,
  userProfile: { ...profile, firstName: null },
  userBalance: { available: 0, pending: 0, expiring: null },
  orders: { items: [], total: 0 },
  userHistoryPoints: historyOf([]),
  certificates: { items: [], total: 0 },
};
