import { counted } from './plural.ts';

const answerForms = { one: 'ответ', few: 'ответа', many: 'ответов' };
const voteForms = { one: 'голос', few: 'голоса', many: 'голосов' };

/**
 * The texts of polls and surveys: the edge writes them where no script runs, the browser shows them
 * live.
 */
export const surveyWords = {
  place: (index: number, questions: number) => `Вопрос ${index + 1} из\u00a0${questions}`,
  optional: 'Можно пропустить',
  several: 'Можно отметить несколько',
  send: (questions: number) => (questions > 1 ? 'Отправить ответы' : 'Ответить'),
  taken: 'Спасибо, ваш ответ учтён',
  again: 'Вы\u00a0уже отвечали, вот итоги',
  /** For cases where a new answer cannot be distinguished from an earlier one. */
  kept: 'Спасибо, ваши ответы у\u00a0нас',
  results: (title: string) => `«${title}»: так отвечают сейчас.`,
  answers: (count: number) => counted(count, answerForms),
  votes: (count: number) => counted(count, voteForms),
  missing: 'Не\u00a0удалось загрузить вопросы',
} as const;
