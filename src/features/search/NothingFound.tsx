import { routes } from '../../config/routes.ts';
import { searchWords } from '../../config/search-words.ts';
import { TagList } from '../../ui/links/TagList.tsx';
import type { SearchResult } from './search-store.ts';

type Props = Pick<SearchResult, 'query' | 'suggestions'>;

/** No results: says so, and suggests similar words that do have results. */
export function NothingFound({ query, suggestions }: Props) {
  return (
    <div data-message="">
      <h2>{searchWords.nothing(query)}</h2>
      <p>{searchWords.nothingHint}</p>
      <h3>{searchWords.suggestions}</h3>
      <TagList items={suggestions.map((one) => ({ url: routes.searchFor(one), title: one }))} />
    </div>
  );
}
