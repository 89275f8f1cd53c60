import { routes } from '../../config/routes.ts';
import { searchSuggestions } from '../../config/search-suggestions.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as css from './BlankSearch.module.css';

/** Before anything is asked: what others look for. */
export function BlankSearch() {
  return (
    <div className={css.root}>
      {searchSuggestions.map(({ title, queries }) => (
        <nav key={title} aria-label={title} className={css.list}>
          <h2 className={css.title}>{title}</h2>
          <ul role="list">
            {queries.map((query) => (
              <li key={query}>
                <Anchor url={routes.searchFor(query)} className={css.link}>
                  <Icon name="search" size={20} />
                  {query}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
