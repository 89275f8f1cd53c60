import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { SEARCH_COUNT, searchWords } from '../../config/search-words.ts';
import { Anchor } from '../../ui/links/Anchor.tsx';
import { FoundText } from './FoundText.tsx';
import { readOn, search, type SearchGroup } from './search-store.ts';

/**
 * Results of one kind. Plain elements: the edge writes the same ones into the page, and both are
 * styled by SearchResults.module.css.
 */
export function FoundGroup({ group }: { group: SearchGroup }) {
  const { longer, reading, failed } = useSnapshot(search);
  const { kind, title, total, items } = longer[group.kind] ?? group;
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(items.length);
  useEffect(() => {
    // The button may be gone: the focus goes to the first new result.
    const fresh = list.current?.children[shown.current];
    if (items.length > shown.current) fresh?.querySelector('a')?.focus();
    shown.current = items.length;
  }, [items.length]);
  return (
    <section id={`found-${kind}`}>
      <h2>
        {title} <span>{total}</span>
      </h2>
      <div>
        <ul role="list" ref={list}>
          {items.map((item) => (
            <li key={item.id}>
              <h3>
                <Anchor url={item.url}>
                  <FoundText parts={item.title_parts} />
                </Anchor>
              </h3>
              <p>
                <FoundText parts={item.snippet} />
              </p>
            </li>
          ))}
        </ul>
        {failed === kind && (
          <p role="alert">Не&#160;получилось загрузить остальное. Попробуйте ещё раз.</p>
        )}
        {total > items.length && items.length < SEARCH_COUNT.most && (
          <button
            type="button"
            aria-label={`${searchWords.more}: ${title}`}
            aria-busy={reading === kind || undefined}
            onClick={() => void readOn({ kind, title, total, items })}
          >
            {reading === kind ? 'Загружаем…' : searchWords.more}
          </button>
        )}
        {total > items.length && items.length >= SEARCH_COUNT.most && <p>{searchWords.narrow}</p>}
      </div>
    </section>
  );
}
