import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { counted } from '../../../words/plural.ts';
import { history, showMore, type HistoryEntry } from './history.ts';
import { HistoryRow } from './HistoryRow.tsx';
import { byMonth } from './months.ts';
import { useResource } from '../../../stores/resource.ts';
import * as css from './HistoryList.module.css';

/** After «из», in the genitive. */
const ofEntries = { one: 'записи', few: 'записей', many: 'записей' };
const rowOf = ({ id }: HistoryEntry) => `entry-${id}`;

type Props = { items: readonly HistoryEntry[]; total: number };

/** Entries by month, and the button that loads older ones. */
export function HistoryList({ items, total }: Props) {
  const { pending, error } = useResource(history);
  const asked = useRef<number | null>(null);

  useEffect(() => {
    const first = asked.current === null ? undefined : items[asked.current];
    if (!first) return;
    // The reader continues where the new rows begin.
    asked.current = null;
    document.getElementById(rowOf(first))?.focus();
  }, [items]);

  const more = () => {
    asked.current = items.length;
    void showMore();
  };
  return (
    <div className={css.root}>
      {byMonth(items).map(({ title, entries }) => (
        <section key={title}>
          <h2 className={css.title}>{title}</h2>
          <ul role="list">
            {entries.map((entry) => (
              <HistoryRow key={entry.id} entry={entry} id={rowOf(entry)} />
            ))}
          </ul>
        </section>
      ))}
      <div className={css.end} data-screen="">
        <p role="status" className={css.shown}>
          Показано {items.length} из&nbsp;{counted(total, ofEntries)}
        </p>
        {error !== null && !pending && (
          <p role="alert" className={css.error}>
            {error.description}
          </p>
        )}
        {items.length < total && (
          <Button variant="secondary" loading={pending} onClick={more}>
            Показать ещё
          </Button>
        )}
      </div>
    </div>
  );
}
