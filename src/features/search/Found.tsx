import { routes } from '../../config/routes.ts';
import { searchWords } from '../../config/search-words.ts';
import { Tag } from '../../ui/links/Tag.tsx';
import { TagList } from '../../ui/links/TagList.tsx';
import { FoundGroup } from './FoundGroup.tsx';
import { NothingFound } from './NothingFound.tsx';
import type { SearchResult } from './search-store.ts';

type Props = { result: SearchResult; ofKind: boolean };

/** All results, by kind. */
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
          <TagList
            inNav
            items={groups.map(({ kind, title, total: count }) => ({
              url: `#found-${kind}`,
              title,
              count,
            }))}
          />
        </nav>
      )}
      {ofKind && groups.length === 1 && (
        <Tag url={routes.searchFor(query)} title={searchWords.all} />
      )}
      {groups.map((group) => (
        <FoundGroup key={`${group.kind} ${query}`} group={group} />
      ))}
    </>
  );
}
