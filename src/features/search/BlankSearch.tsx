import { searchSuggestions } from '../../config/search-suggestions.ts';
import { QueryLinks } from '../../subjects/search/QueryLinks.tsx';
import * as css from './BlankSearch.module.css';

/** Before a query: popular searches. */
export function BlankSearch() {
  return (
    <div className={css.root}>
      {searchSuggestions.map(({ title, queries }) => (
        <nav key={title} aria-label={title} className={css.list}>
          <h2 className={css.title}>{title}</h2>
          <QueryLinks queries={queries} iconSize={20} />
        </nav>
      ))}
    </div>
  );
}
