import { routes } from '../../config/routes.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import type { SurveyKind } from './survey-resource.ts';
import * as css from './SurveyFacts.module.css';

const FACTS = {
  poll: ['Меньше минуты', 'Один ответ от\u00a0человека', 'Итоги видны сразу после ответа'],
  survey: [
    'Около трёх минут',
    'Один набор ответов от\u00a0человека',
    'Ответы своими словами читаем только мы',
    'Написанное не\u00a0пропадёт, если обновить страницу',
  ],
} as const;

const OTHER = {
  poll: { title: 'Заполнить анкету', url: routes.survey },
  survey: { title: 'Короткий опрос', url: routes.poll },
} as const;

/** What to expect, next to the questions. */
export function SurveyFacts({ kind }: { kind: SurveyKind }) {
  return (
    <aside className={css.root} aria-labelledby="survey-facts">
      <h2 id="survey-facts" className={css.title}>
        Как это устроено
      </h2>
      <ul className={css.list}>
        {FACTS[kind].map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <TextLink url={OTHER[kind].url} kind="standalone" arrow>
        {OTHER[kind].title}
      </TextLink>
    </aside>
  );
}
