/** How points are earned and spent: numbers for the ledger, and texts for members. */
import type { PointsRules } from '../schemas/points-rules.ts';
import { LEAD, TITLE } from './lengths.ts';
import type { Holds } from './value.ts';
import type { Variables } from './variables.ts';

/** More would be a typing error: the most expensive offer costs about 2,000. */
const MOST = 10_000;

const points = (label: string) =>
  ({ kind: 'number', label, min: 1, max: MOST, isWhole: true, unit: 'баллов' }) as const;

const days = (label: string, help: string, max: number) =>
  ({ kind: 'number', label, help, min: 1, max, isWhole: true, unit: 'дней' }) as const;

const earning = (label: string) =>
  ({
    kind: 'group',
    label,
    fields: {
      points: points('Сколько'),
      title: { kind: 'text', label: 'Строка в\u00a0истории баллов', max: TITLE },
    },
  }) as const;

const way = (label: string, variables?: Variables) =>
  ({
    kind: 'group',
    label,
    fields: {
      title: { kind: 'text', label: 'Заголовок', max: TITLE },
      text: {
        kind: 'text',
        label: 'Текст',
        max: LEAD,
        isLong: true,
        ...(variables && { variables }),
      },
    },
  }) as const;

const fields = {
  earnings: {
    kind: 'group',
    label: 'За что начисляем',
    help: 'Уже начисленное не\u00a0меняется.',
    fields: {
      survey: earning('За опрос'),
      quiz: earning('За викторину'),
      invited: earning('Другу за\u00a0вступление'),
      inviter: earning('За друга: с\u00a0его первой упаковкой'),
    },
  },
  packages: {
    kind: 'group',
    label: 'За упаковку',
    help: 'Для\u00a0кодов, которые ещё не\u00a0загружены: у\u00a0загруженных баллы свои.',
    fields: { lenses: points('Линзы'), solution: points('Раствор'), drops: points('Капли') },
  },
  lifetime: days('Сколько живут баллы', 'После дня, когда начислены.', 3_650),
  returned_lifetime: days(
    'Сколько живут возвращённые баллы',
    'Не\u00a0меньше этого, даже если их срок на\u00a0исходе.',
    365,
  ),
  ways: {
    kind: 'group',
    label: 'Меню баллов',
    fields: {
      code: way('Зарегистрировать упаковку', {
        упаковка: {
          label: 'Баллы за\u00a0упаковку',
          example: 'от\u00a060 до\u00a0150\u00a0баллов',
        },
      }),
      invite: way('Пригласить друга', {
        другу: { label: 'Баллы другу', example: '150\u00a0баллов' },
      }),
      quiz: way('Пройти викторину'),
      survey: way('Ответить на\u00a0опрос'),
      partners: way('Предложения партнёров'),
      webinars: way('Вебинары'),
    },
  },
} as const;

const shown: Holds<typeof fields, PointsRules> = fields;
export const pointsFields = shown;
