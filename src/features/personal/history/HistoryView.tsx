import { useEffect, useMemo } from 'react';
import { routes } from '../../../config/routes.ts';
import { usePageQuery } from '../../../layout/use-page-query.ts';
import { balance } from '../../../stores/account.ts';
import { useResource } from '../../../stores/resource.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { TagList } from '../../../ui/links/TagList.tsx';
import { Live } from '../Live.tsx';
import { ExpiringNote } from '../points/ExpiringNote.tsx';
import { watchedHistory, type HistoryKind } from './history.ts';
import { HistoryList } from './HistoryList.tsx';
import * as css from './HistoryView.module.css';

const FILTERS: readonly { kind: HistoryKind; title: string; url: string }[] = [
  { kind: 'all', title: 'Все', url: routes.personalHistory },
  { kind: 'earned', title: 'Начисления', url: routes.personalHistoryOf('earned') },
  { kind: 'spent', title: 'Списания', url: routes.personalHistoryOf('spent') },
];

const EMPTY: Record<HistoryKind, { title: string; text: string }> = {
  all: {
    title: 'История начнётся с\u00a0первых баллов',
    text: 'Зарегистрируйте код с\u00a0упаковки: баллы придут сразу и\u00a0появятся здесь.',
  },
  earned: {
    title: 'Начислений пока нет',
    text: 'Зарегистрируйте код с\u00a0упаковки: баллы придут сразу.',
  },
  spent: {
    title: 'Вы\u00a0ещё ничего не\u00a0тратили',
    text: 'Накопленные баллы можно обменять у\u00a0партнёров клуба.',
  },
};

/** All entries of the points history, filtered by the query. */
export function HistoryView({ search }: { search: string }) {
  const asked = new URLSearchParams(usePageQuery(search)).get('kind');
  const kind = FILTERS.find((filter) => filter.kind === asked)?.kind ?? 'all';
  // A filter is another list: its own state, its own first page.
  const list = useMemo(() => watchedHistory(kind), [kind]);
  useEffect(() => {
    void balance.want();
  }, []);
  const waiting = <Skeleton lines={12} label="Загружаем историю…" />;
  const action =
    kind === 'spent'
      ? { title: 'К\u00a0предложениям партнёров', url: routes.personalPartners }
      : { title: 'Зарегистрировать код', url: routes.personalCodes };
  return (
    <div className={css.root}>
      <nav aria-label="Какие записи показать">
        <TagList
          inNav
          items={FILTERS.map((filter) => ({ ...filter, current: filter.kind === kind }))}
        />
      </nav>
      <Live key={kind} resource={list} what="историю" waiting={waiting}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState {...EMPTY[kind]} action={action} />
          ) : (
            <div className={css.root}>
              <Expiring />
              <HistoryList items={items} total={total} />
            </div>
          )
        }
      </Live>
    </div>
  );
}

/** Omitted silently if the balance fails to load: this page is about the history. */
function Expiring() {
  const { data } = useResource(balance);
  return data && <ExpiringNote expiring={data.expiring} />;
}
