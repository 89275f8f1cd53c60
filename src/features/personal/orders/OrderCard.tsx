import type { Order } from '../../../../contract/schemas/member.ts';
import { routes } from '../../../config/routes.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/cards/Card.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { Price } from '../../../subjects/points/Price.tsx';
import { dayOf } from '../moments.ts';
import { OrderCode } from './OrderCode.tsx';
import { orderQuestions } from './order-questions.ts';
import { actionsOf, isActive, stateWords, type OrderAction } from './order-steps.ts';
import { OrderTimeline } from './OrderTimeline.tsx';
import * as css from './OrderCard.module.css';

type Props = { order: Order; now: number; onAsk: (action: OrderAction, order: Order) => void };

/** The id of an order's heading: it takes the focus when the pressed button is gone. */
export const headingOf = (id: number) => `order-${id}`;

/** One order: the item, the price, its state and actions. */
export function OrderCard({ order, now, onAsk }: Props) {
  const { id, title, number, points, kind, state, code, created_at: created } = order;
  return (
    <Card as="article" padded className={css.root}>
      <div className={css.head}>
        <div className={css.words}>
          <p className={css.facts}>
            Заказ {number} от&#160;{dayOf(created)}
          </p>
          <h2 id={headingOf(id)} tabIndex={-1} className={css.title}>
            {title}
          </h2>
        </div>
        <p className={css.price}>
          <Price points={points} />
        </p>
      </div>
      {state === 'cancelled' ? (
        <p className={css.cancelled}>
          <Badge tone="warm">{stateWords(order)}</Badge>
          {points > 0 && <span>Баллы вернулись на&#160;счёт</span>}
        </p>
      ) : (
        <OrderTimeline order={order} />
      )}
      {state === 'ready' && kind === 'offer' && code !== null && (
        <OrderCode code={code} number={number} />
      )}
      <div className={css.actions} data-screen="">
        {kind === 'webinar' && isActive(order) && (
          <Button url={routes.personalWebinars} size="small">
            К&#160;вебинару<VisuallyHidden>: {title}</VisuallyHidden>
          </Button>
        )}
        {actionsOf(order, now).map((action, place) => (
          <Button
            key={action}
            size="small"
            variant={place === 0 && action !== 'cancel' ? 'primary' : 'secondary'}
            aria-label={`${orderQuestions[action].button}: ${title}, заказ ${number}`}
            onClick={() => onAsk(action, order)}
          >
            {orderQuestions[action].button}
          </Button>
        ))}
      </div>
    </Card>
  );
}
