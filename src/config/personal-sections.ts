import { routes } from './routes.ts';

/** In the menu, sections of one group are listed under its title. */
export const personalGroups = {
  mine: 'Мой кабинет',
  points: 'Баллы',
  club: 'Клуб',
  me: 'Обо мне',
} as const;

type Section = {
  readonly title: string;
  readonly url: string;
  readonly group: keyof typeof personalGroups;
  /** Whether it is also in the user menu of every page. */
  readonly inUserMenu?: boolean;
};

/**
 * The sections of the personal area in order: for its menu, its page titles and the user menu. The
 * titles are those of section 2 of the specification, translated into Russian where needed.
 */
export const personalSections = {
  main: { title: 'Главная', url: routes.personal, group: 'mine', inUserMenu: true },
  orders: { title: 'Мои заказы', url: routes.personalOrders, group: 'mine', inUserMenu: true },
  certificates: {
    title: 'Мой сертификат',
    url: routes.personalCertificates,
    group: 'mine',
    inUserMenu: true,
  },
  reminders: { title: 'Замена линз', url: routes.personalReminders, group: 'mine' },
  points: { title: 'Баллы', url: routes.personalPoints, group: 'points' },
  history: { title: 'История баллов', url: routes.personalHistory, group: 'points' },
  codes: { title: 'Коды с\u00a0упаковок', url: routes.personalCodes, group: 'points' },
  invite: { title: 'Пригласить друга', url: routes.personalInvite, group: 'points' },
  partners: { title: 'Предложения партнёров', url: routes.personalPartners, group: 'club' },
  sales: { title: 'Скидки', url: routes.personalSales, group: 'club' },
  webinars: { title: 'Вебинары', url: routes.personalWebinars, group: 'club' },
  surveys: { title: 'Опросы', url: routes.personalSurveys, group: 'club' },
  feedback: {
    title: 'Обратная связь',
    url: routes.personalFeedback,
    group: 'me',
    inUserMenu: true,
  },
  profile: { title: 'Мои данные', url: routes.personalProfile, group: 'me', inUserMenu: true },
} as const satisfies Record<string, Section>;

export type PersonalSection = keyof typeof personalSections;

/** The sections in order. */
export const personalSectionList: readonly (Section & { readonly key: PersonalSection })[] = (
  Object.keys(personalSections) as PersonalSection[]
).map((key) => ({ key, ...personalSections[key] }));
