import type { Order } from '../../../../contract/schemas/member.ts';
import { routes } from '../../../config/routes.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { dayOf } from '../moments.ts';
import { isActive, stateWords } from '../orders/order-steps.ts';
import { LastOf } from './LastOf.tsx';
import * as css from './LastOf.module.css';

const SHOWN = 3;

/** The newest orders, one line each. */
export function LastOrders({ orders }: { orders: readonly Order[] }) {
  return (
    <LastOf
      title="Последние заказы"
      more={{ title: 'Все заказы', url: routes.personalOrders }}
      empty="Заказов ещё не&nbsp;было."
      items={orders.slice(0, SHOWN).map((order) => ({
        id: order.id,
        title: order.title,
        facts: dayOf(order.created_at),
        end: (
          <span className={css.state}>
            <Badge tone={isActive(order) ? 'warm' : 'neutral'}>{stateWords(order)}</Badge>
          </span>
        ),
      }))}
    />
  );
}
