import type { PersonalSection } from '../../../config/personal-sections.ts';
import { routes } from '../../../config/routes.ts';
import { formatDay } from '../../../words/dates.ts';
import { burningPoints, formatPoints } from '../../../words/points.ts';
import type { Today } from './today.ts';

export type Task = {
  /** The section whose icon it carries. */
  readonly section: PersonalSection;
  readonly title: string;
  readonly text: string;
  readonly url: string;
};

const DAY = 86_400_000;
const CERTIFICATE_SOON = 14;
const POINTS_SOON = 60;

/** Days from a moment to the end of a day in Moscow, which has one time all year; negative when it is over. */
const daysTo = (day: string, now: number) =>
  Math.floor((Date.parse(`${day}T00:00:00+03:00`) + DAY - now) / DAY);

const soon = (day: string, now: number, within: number) => {
  const days = daysTo(day, now);
  return days >= 0 && days <= within;
};

function ofCertificate({ certificates }: Today, now: number): Task[] {
  return (certificates ?? [])
    .filter(({ state, valid_to: day }) => state === 'issued' && soon(day, now, CERTIFICATE_SOON))
    .map(({ valid_to: day, optician }) => ({
      section: 'certificates',
      title: `Сертификат действует по\u00a0${formatDay(day)}`,
      text: `Запишитесь на\u00a0подбор: ${optician.title}`,
      url: routes.personalCertificates,
    }));
}

function ofOrders({ orders }: Today): Task[] {
  return (orders ?? [])
    .filter(({ state }) => state === 'ready')
    .map(({ kind, title }) =>
      kind === 'webinar'
        ? {
            section: 'webinars',
            title: `Сегодня эфир: ${title}`,
            text: 'Ссылка появится за\u00a015\u00a0минут до\u00a0начала',
            url: routes.personalWebinars,
          }
        : {
            section: 'orders',
            title: `Заказ готов: ${title}`,
            text: 'Код для кассы\u00a0— в\u00a0заказе',
            url: routes.personalOrdersShown('active'),
          },
    );
}

function ofPoints({ balance: { expiring } }: Today, now: number): Task[] {
  if (expiring === null || expiring.points === 0 || !soon(expiring.on, now, POINTS_SOON)) return [];
  return [
    {
      section: 'history',
      // Tied to the day by a third word, the line would be too long for large letters on a phone.
      title: `${burningPoints(expiring.points)} после ${formatDay(expiring.on)}`,
      text: 'Успейте обменять их у\u00a0партнёров клуба',
      url: routes.personalPartners,
    },
  ];
}

function ofSurvey({ survey }: Today): Task[] {
  if (survey === null || survey.answered) return [];
  return [
    {
      section: 'surveys',
      title: survey.title,
      text:
        survey.points > 0
          ? `Новая анкета: пара минут, и\u00a0${formatPoints(survey.points)} ваши`
          : 'Новая анкета: пара минут, а\u00a0нам\u00a0— большая помощь',
      url: routes.personalSurveys,
    },
  ];
}

function ofProfile({ profile }: Today): Task[] {
  if (profile === null) return [];
  const missing = [
    profile.firstName === null && 'имя',
    profile.email === null && 'почту',
    profile.birthday === null && 'день рождения',
  ].filter((word) => word !== false);
  if (missing.length === 0) return [];
  return [
    {
      section: 'profile',
      title: 'Расскажите о\u00a0себе',
      text: `Добавьте ${missing.join(', ').replace(/, ([^,]+)$/, ' и\u00a0$1')}`,
      url: routes.personalProfile,
    },
  ];
}

/** A member's current tasks, the most urgent first. */
export function tasksOf(today: Today, now: number): readonly Task[] {
  return [
    ...ofCertificate(today, now),
    ...ofOrders(today),
    ...ofPoints(today, now),
    ...ofSurvey(today),
    ...ofProfile(today),
  ];
}
