import type { PointsRules } from '../../contract/schemas/points-rules.ts';

/** How the demonstration's members earn and spend points. */
export const pointsRules: PointsRules = {
  earnings: {
    survey: { points: 50, title: 'Ответы на опрос' },
    quiz: { points: 70, title: 'Викторина об уходе за линзами' },
    invited: { points: 150, title: 'Бонус по приглашению друга' },
    inviter: { points: 300, title: 'Друг зарегистрировал первую упаковку' },
  },
  packages: { lenses: 150, solution: 80, drops: 60 },
  lifetime: 365,
  returned_lifetime: 30,
  ways: {
    code: {
      title: 'Зарегистрировать упаковку',
      text: 'Код стоит на боковой стороне коробки. За линзы, раствор и капли начисляется {упаковка}.',
    },
    invite: {
      title: 'Пригласить друга',
      text: 'Друг получит {другу} сразу, а вы — когда он зарегистрирует первую упаковку.',
    },
    quiz: {
      title: 'Пройти викторину',
      text: 'Пять вопросов о том, как ухаживать за линзами. Баллы начисляются за участие, а не за верные ответы.',
    },
    survey: {
      title: 'Ответить на опрос',
      text: 'Несколько минут, и мы лучше понимаем, что улучшить. Каждый опрос засчитывается один раз.',
    },
    partners: {
      title: 'Предложения партнёров',
      text: 'Кино, книги, аптеки и услуги оптик: выберите предложение и покажите код на кассе.',
    },
    webinars: {
      title: 'Вебинары специалистов',
      text: 'Разговор с оптометристами и врачами в прямом эфире. Число мест ограничено.',
    },
  },
};
