import { useRef, useState } from 'react';
import type { Order } from '../../../../contract/schemas/member.ts';
import { routes } from '../../../config/routes.ts';
import { usePageQuery } from '../../../layout/use-page-query.ts';
import { orderList } from '../../../stores/account.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { TagList } from '../../../ui/links/TagList.tsx';
import { CardBones } from '../CardBones.tsx';
import { Live } from '../Live.tsx';
import { useNow } from '../use-now.ts';
import { OrderCard } from './OrderCard.tsx';
import { OrderDialog, type Asked } from './OrderDialog.tsx';
import { isActive } from './order-steps.ts';
import * as css from './OrdersView.module.css';

function OrderRows({ items, active }: { items: readonly Order[]; active: boolean }) {
  const now = useNow();
  const root = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const running = items.filter(isActive);
  const shown = active ? running : items;
  if (items.length === 0) {
    return (
      <EmptyState
        title="Заказов пока нет"
        text="Первый появится здесь вместе с&nbsp;кодом для кассы."
        action={{ title: 'Выбрать предложение', url: routes.personalPartners }}
      />
    );
  }
  const filters = [
    { title: 'Все', url: routes.personalOrders, count: items.length, current: !active },
    {
      title: 'В\u00a0работе',
      url: routes.personalOrdersShown('active'),
      count: running.length,
      current: active,
    },
  ];
  return (
    <div ref={root} tabIndex={-1} className={css.root}>
      <nav aria-label="Какие заказы показать">
        <TagList inNav items={filters} />
      </nav>
      {shown.length === 0 ? (
        <EmptyState
          title="Сейчас ничего не&nbsp;ждёт"
          text="Все заказы получены или отменены."
          action={{ title: 'Показать все заказы', url: routes.personalOrders }}
        />
      ) : (
        <ul role="list" className={css.list} aria-label="Заказы">
          {shown.map((order) => (
            <li key={order.id}>
              <OrderCard
                order={order}
                now={now}
                onAsk={(action, which) => {
                  setAsked({ action, order: which });
                  setOpen(true);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <OrderDialog
          asked={asked}
          open={open}
          onClose={() => setOpen(false)}
          onGone={() => root.current?.focus()}
        />
      )}
    </div>
  );
}

/** The member's orders with their progress. */
export function OrdersView({ search }: { search: string }) {
  const active = new URLSearchParams(usePageQuery(search)).get('shown') === 'active';
  return (
    <Live resource={orderList} what="заказы" waiting={<CardBones label="Загружаем заказы…" />}>
      {({ items }) => <OrderRows items={items} active={active} />}
    </Live>
  );
}
