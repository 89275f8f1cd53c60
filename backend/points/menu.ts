import type { PointsMenu } from '../../contract/schemas/member.ts';
import { routes } from '../../src/config/routes.ts';
import { EARNINGS, PACKAGE_POINTS } from './rules.ts';

const packagePoints = Object.values(PACKAGE_POINTS);
const [least, most] = [Math.min(...packagePoints), Math.max(...packagePoints)];

/** Ways to earn and to spend points, in display order. */
export const pointsMenu: PointsMenu = {
  items: [
    {
      key: 'code',
      title: 'Зарегистрировать упаковку',
      text: `Код стоит на\u00a0боковой стороне коробки. За\u00a0линзы, раствор и\u00a0капли начисляется от\u00a0${least} до\u00a0${most}\u00a0баллов.`,
      url: routes.personalCodes,
      kind: 'earn',
      points: null,
    },
    {
      key: 'invite',
      title: 'Пригласить друга',
      text: `Друг получит ${EARNINGS.invited.points}\u00a0баллов сразу, а\u00a0вы\u00a0— когда он зарегистрирует первую упаковку.`,
      url: routes.personalInvite,
      kind: 'earn',
      points: EARNINGS.inviter.points,
    },
    {
      key: 'quiz',
      title: 'Пройти викторину',
      text: 'Пять вопросов о\u00a0том, как ухаживать за\u00a0линзами. Баллы начисляются за\u00a0участие, а\u00a0не\u00a0за\u00a0верные ответы.',
      url: routes.personalSurveys,
      kind: 'earn',
      points: EARNINGS.quiz.points,
    },
    {
      key: 'survey',
      title: 'Ответить на\u00a0опрос',
      text: 'Несколько минут, и\u00a0мы лучше понимаем, что улучшить. Каждый опрос засчитывается один раз.',
      url: routes.personalSurveys,
      kind: 'earn',
      points: EARNINGS.survey.points,
    },
    {
      key: 'partners',
      title: 'Предложения партнёров',
      text: 'Кино, книги, аптеки и\u00a0услуги оптик: выберите предложение и\u00a0покажите код на\u00a0кассе.',
      url: routes.personalPartners,
      kind: 'spend',
      points: null,
    },
    {
      key: 'webinars',
      title: 'Вебинары специалистов',
      text: 'Разговор с\u00a0оптометристами и\u00a0врачами в\u00a0прямом эфире. Число мест ограничено.',
      url: routes.personalWebinars,
      kind: 'spend',
      points: null,
    },
  ],
};
