import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { searchWords } from '../../config/search-words.ts';
import { network } from '../../stores/network.ts';
import { useResource } from '../../stores/resource.ts';
import { NO_HTML } from '../../ui/rendering/inner-html.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { BlankSearch } from './BlankSearch.tsx';
import { Found } from './Found.tsx';
import { found, search } from './search-store.ts';
import { WaitingResults } from './WaitingResults.tsx';
import * as css from './SearchResults.module.css';

/** The announcement for screen readers once the results have loaded. */
function Announcement() {
  const { data, pending } = useResource(found);
  const words =
    data === null || pending
      ? ''
      : data.total === 0
        ? searchWords.nothing(data.query)
        : searchWords.found(data.corrected ?? data.query, data.total);
  return (
    <div role="status">
      <VisuallyHidden>{words}</VisuallyHidden>
    </div>
  );
}

/**
 * The results in all their states. The edge's content stays until the page's own results have
 * loaded: React leaves that element's content alone (docs/decisions/018).
 */
export function SearchResults() {
  const { asked, changed } = useSnapshot(search);
  const { data, error, pending } = useResource(found);
  const { online } = useSnapshot(network);
  useEffect(() => {
    if (online && found.state.error) void found.retry();
  }, [online]);
  const blank = asked === null || asked.query.trim() === '';
  const settled = data !== null || error !== null || (asked !== null && blank);
  return (
    <>
      <Announcement />
      {!settled && (
        <div
          className={css.root}
          data-pending={changed || undefined}
          data-search-results=""
          suppressHydrationWarning
          dangerouslySetInnerHTML={NO_HTML}
        />
      )}
      <div className={css.live} aria-busy={pending || undefined}>
        {blank && <BlankSearch />}
        {!blank && data === null && pending && <WaitingResults />}
        {!blank && error !== null && (
          <ErrorState
            title={online ? searchWords.unavailable : 'Нет соединения с\u00a0интернетом'}
            text={
              online
                ? searchWords.unavailableHint
                : 'Поищем снова, как только связь появится. Запрос мы\u00a0запомнили.'
            }
            onRetry={() => void found.retry()}
          />
        )}
        {!blank && error === null && data !== null && (
          <div className={css.root} data-pending={pending || undefined}>
            <Found result={data} ofKind={asked?.kind != null} />
          </div>
        )}
      </div>
    </>
  );
}
