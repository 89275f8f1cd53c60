import { routes } from '../../config/routes.ts';
import type { Content } from '../content.ts';
import { page, type ComposedPage } from './page.ts';

/** The question that the page is about; other questions of its section follow it. */
const QUESTION = routes.faqItem('kak-priglasit-druga');
const QUESTIONS = 4;

/** «Пригласите друга», with the editors' own answers about the club. */
export function friendPage({ faqItems }: Content): ComposedPage {
  const main = faqItems.find(({ url }) => url === QUESTION);
  const others = faqItems.filter(
    ({ id, section }) => main && section.id === main.section.id && id !== main.id,
  );
  const questions = main ? [main, ...others].slice(0, QUESTIONS) : [];
  return page(
    'friend',
    routes.friend,
    {
      title: 'Пригласите друга',
      description:
        'Личная ссылка и\u00a0QR-код для друзей: бонусные баллы «Ясно Клуба» получите и\u00a0вы, и\u00a0тот, кого вы\u00a0пригласили.',
    },
    { questions: questions.map(({ id, question, answer }) => ({ id, question, answer })) },
  );
}
