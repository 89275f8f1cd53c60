import { routes } from './routes.ts';

/** In the area's menu, sections of one group stand together under its title. */
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
  /** Whether it stands in the user menu of every page too. */
  readonly inUserMenu?: boolean;
};

/**
 * The personal area's sections in their order: for its menu, its pages' titles and the user menu.
 * The titles of section 2 of the specification, in Russian where it has them in English.
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

/** The sections in their order. */
export const personalSectionList: readonly (Section & { readonly key: PersonalSection })[] = (
  Object.keys(personalSections) as PersonalSection[]
).map((key) => ({ key, ...personalSections[key] }));
