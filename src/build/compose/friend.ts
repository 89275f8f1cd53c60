import { routes } from '../../config/routes.ts';
import type { Content } from '../content.ts';
import { introOf } from './intro.ts';
import { page, type ComposedPage } from './page.ts';

/** The question that the page is about; other questions of its section follow it. */
const QUESTION = routes.faqItem('kak-priglasit-druga');
const QUESTIONS = 4;

/** «Пригласите друга», with the editors' own answers about the club. */
export function friendPage(content: Content): ComposedPage {
  const { faqItems } = content;
  const { head, intro } = introOf(content, 'friend.page');
  const main = faqItems.find(({ url }) => url === QUESTION);
  const others = faqItems.filter(
    ({ id, section }) => main && section.id === main.section.id && id !== main.id,
  );
  const questions = main ? [main, ...others].slice(0, QUESTIONS) : [];
  return page('friend', routes.friend, head, {
    intro,
    questions: questions.map(({ id, question, answer }) => ({ id, question, answer })),
  });
}
