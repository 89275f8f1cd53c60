import { routes } from '../../config/routes.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import * as css from './FaqNothing.module.css';

/** No results: two ways on. */
export function FaqNothing({ query }: { query: string }) {
  return (
    <div className={css.root}>
      <EmptyState
        title="Такого вопроса пока нет"
        text="Задайте его нам: ответит специалист, а&#160;если спрашивают часто, ответ появится здесь."
        action={{ title: 'Задать вопрос', url: routes.themeFeedback }}
      />
      <TextLink url={routes.searchFor(query.trim())} kind="standalone" arrow>
        Искать «{query.trim()}» по&#160;всему сайту
      </TextLink>
    </div>
  );
}
