import type { SurveyForm, SurveySolutions } from '../../contract/schemas/survey.ts';
import { quiz } from './club/quiz.ts';
import { numbered } from './numbered.ts';

export type SeedSurvey = { alias: string; solutions?: SurveySolutions } & Pick<
  SurveyForm,
  'title' | 'lead' | 'kind' | 'questions'
>;
const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

/**
 * The poll, the survey, the one for visitors with a certificate, and the quiz. All are unanswered.
 */
export const surveyForms: SeedSurvey[] = [
  {
    alias: 'kakie-linzy-vy-nosite',
    kind: 'poll',
    title: 'Какие линзы вы носите чаще всего?',
    lead: 'Один вопрос, и сразу видно, что выбирают другие.',
    questions: numbered([
      {
        kind: 'single',
        text: 'Какие линзы вы носите чаще всего?',
        options: [
          'Однодневные',
          'На две недели',
          'На месяц',
          'На три месяца',
          'Пока ношу только очки',
          'Обхожусь без линз и очков',
        ],
      },
    ]),
  },
  {
    alias: 'kak-vy-nosite-linzy',
    kind: 'survey',
    title: 'Как вы носите линзы',
    lead: 'Ответы помогают нам писать понятнее и делать линзы удобнее. Вопросы о здоровье не заменяют приём: если глаз болит или покраснел, снимите линзы и обратитесь к врачу.',
    questions: numbered([
      {
        kind: 'single',
        text: 'Как давно вы носите контактные линзы?',
        options: ['Пока не ношу', 'Меньше года', 'От года до пяти лет', 'Больше пяти лет'],
      },
      {
        kind: 'single',
        text: 'Сколько часов в день вы обычно в линзах?',
        options: ['До шести', 'От шести до десяти', 'Больше десяти', 'Надеваю не каждый день'],
      },
      {
        kind: 'multiple',
        text: 'Где вы чаще всего бываете в линзах?',
        options: [
          'За компьютером',
          'За рулём',
          'На тренировке',
          'На улице',
          'В путешествиях',
          'В гостях и на праздниках',
        ],
      },
      {
        kind: 'scale',
        text: 'Насколько вам удобно в линзах к вечеру, если 1 — хочется сразу снять, а 5 — вы их не чувствуете?',
        options: upTo(5),
      },
      {
        kind: 'multiple',
        required: false,
        text: 'Что мешает чаще всего?',
        options: [
          'Сухость',
          'Трудно надевать или снимать',
          'Забываю вовремя заменить',
          'Дорого',
          'Вечером видно хуже',
          'Ничего не мешает',
        ],
      },
      {
        kind: 'single',
        text: 'Когда вы последний раз проверяли зрение у специалиста?',
        options: ['В этом году', 'Год или два назад', 'Больше двух лет назад', 'Не помню'],
      },
      {
        kind: 'scale',
        text: 'Посоветуете ли вы линзы друзьям, если 0 — точно нет, а 10 — точно да?',
        options: upTo(10, 0),
      },
      {
        kind: 'text',
        required: false,
        text: 'Чего вам не хватает в линзах или на нашем сайте?',
      },
    ]),
  },
  {
    alias: 'posle-besplatnoj-pary',
    kind: 'certificate',
    title: 'Как прошёл подбор по сертификату',
    lead: 'Вы получили бесплатную пару. Расскажите, как вас приняли в оптике: мы передаём замечания партнёрам без имён.',
    questions: numbered([
      {
        kind: 'single',
        text: 'Удалось ли получить пару по сертификату?',
        options: ['Да, в тот же день', 'Да, но пришлось ждать', 'Нет, не удалось'],
      },
      {
        kind: 'scale',
        text: 'Насколько внимателен был специалист, если 1 — совсем нет, а 5 — очень?',
        options: upTo(5),
      },
      {
        kind: 'multiple',
        text: 'Что вам показали или рассказали?',
        options: [
          'Как надеть и снять линзы',
          'Как за ними ухаживать',
          'Сколько часов носить в первые дни',
          'Когда прийти на повторный осмотр',
          'Ничего из этого',
        ],
      },
      {
        kind: 'single',
        text: 'Будете ли вы носить линзы дальше?',
        options: ['Да, уже выбираю', 'Скорее да', 'Скорее нет', 'Ещё думаю'],
      },
      {
        kind: 'text',
        required: false,
        text: 'Что можно было сделать лучше?',
      },
    ]),
  },
  quiz,
];
