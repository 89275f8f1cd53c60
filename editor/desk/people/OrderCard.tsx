import { Button } from '@mui/material';
import { deskOrderCancel, deskOrderSend } from '../../../contract/calls/desk-people.ts';
import { formatPoints } from '../../../src/words/points.ts';
import { send } from '../../calls/send.ts';
import { momentWords } from '../../words/moments.ts';
import { ActDialog } from '../ActDialog.tsx';
import type { CardProps } from './card-props.ts';
import type { FoundOrder } from './found.ts';
import { isOnItsWay, ORDER_STATE, returnedPoints } from './person-words.ts';
import { PersonCard } from './PersonCard.tsx';
import { useActs } from './use-acts.ts';

type Props = CardProps & { readonly order: FoundOrder };

/** An order for points: its code can be resent, or the order cancelled. */
export function OrderCard({ order, reason, onFind, onChanged }: Props) {
  const { wanted, want, common, done } = useActs<'send' | 'cancel'>({ reason, onChanged });
  const { id, number, kind, title, state, points, created_at, member } = order;
  const params = (why: string) => ({ order: String(id), why: { reason: why } });
  return (
    <PersonCard
      title={`Заказ ${number}`}
      state={ORDER_STATE[state]}
      isOpen={isOnItsWay(order)}
      facts={[
        [kind === 'webinar' ? 'Вебинар' : 'Предложение', title],
        ['Стоил', formatPoints(points)],
        ['Оформлен', momentWords(created_at)],
        ['Участник', String(member)],
      ]}
    >
      {state === 'ready' && <Button onClick={() => want('send')}>Отправить код ещё раз</Button>}
      {isOnItsWay(order) && (
        <Button color="error" onClick={() => want('cancel')}>
          Отменить
        </Button>
      )}
      <Button color="inherit" onClick={() => onFind('member', String(member))}>
        Кто заказал
      </Button>
      {wanted === 'send' && (
        <ActDialog
          {...common}
          title="Отправить код ещё раз?"
          words={
            'Код уйдёт участнику в\u00a0SMS, а\u00a0без телефона\u00a0— письмом. После этого заказ считается показанным: сам участник его уже не\u00a0отменит.'
          }
          verb="Отправить код"
          act={(why) => send(deskOrderSend, params(why))}
          onDone={done('Код отправлен')}
        />
      )}
      {wanted === 'cancel' && (
        <ActDialog
          {...common}
          isDangerous
          title={`Отменить заказ ${number}?`}
          words={`${returnedPoints(points)} участнику с\u00a0прежним сроком. Код перестанет действовать. Вернуть заказ будет нельзя.`}
          verb="Отменить заказ"
          act={(why) => send(deskOrderCancel, params(why))}
          onDone={done('Заказ отменён, баллы вернулись')}
        />
      )}
    </PersonCard>
  );
}
