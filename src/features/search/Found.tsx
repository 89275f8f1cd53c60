import { routes } from '../../config/routes.ts';
import { searchWords } from '../../config/search-words.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { FoundGroup } from './FoundGroup.tsx';
import { NothingFound } from './NothingFound.tsx';
import type { SearchResult } from './search-store.ts';

type Props = { result: SearchResult; ofKind: boolean };

/** Everything that was found, by kind. */
export function Found({ result, ofKind }: Props) {
  const { query, total, groups, corrected, suggestions } = result;
  if (total === 0) return <NothingFound query={query} suggestions={suggestions} />;
  return (
    <>
      <p>
        {corrected === null
          ? searchWords.found(query, total)
          : searchWords.corrected(query, corrected)}
      </p>
      {groups.length > 1 && (
        <nav aria-label={searchWords.kinds}>
          <ul role="list">
            {groups.map((group) => (
              <li key={group.kind}>
                <a href={`#found-${group.kind}`}>
                  {group.title} <span>{group.total}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {ofKind && groups.length === 1 && (
        <Anchor url={routes.searchFor(query)}>{searchWords.all}</Anchor>
      )}
      {groups.map((group) => (
        <FoundGroup key={`${group.kind} ${query}`} group={group} />
      ))}
    </>
  );
}
