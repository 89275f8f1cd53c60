import { useEffect, useRef } from 'react';
import type { PartnerOffer } from '../../../../contract/schemas/member.ts';
import { routes } from '../../../config/routes.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { formatPoints, missingPoints } from '../../../words/points.ts';
import { orderWords, type Reach, type Stage } from './offer-words.ts';
import * as css from './OfferActions.module.css';

type Props = {
  offer: PartnerOffer;
  points: number | null;
  reach: Reach;
  stage: Stage;
  onStage: (stage: Stage) => void;
  onOrder: () => void;
};

/** The actions for an offer: order it after one confirmation, or why that is impossible. */
export function OfferActions({ offer, points, reach, stage, onStage, onOrder }: Props) {
  const order = useRef<HTMLButtonElement>(null);
  const yes = useRef<HTMLButtonElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    // The pressed button is gone: the focus goes to its replacement.
    if (stage === 'asking') yes.current?.focus();
    else if (before.current !== stage) order.current?.focus();
    before.current = stage;
  }, [stage]);
  if (reach === 'taken') {
    return <p className={css.words}>Мест больше нет: всё разобрали.</p>;
  }
  if (reach === 'dear') {
    return (
      <>
        <p className={css.words}>
          Не&nbsp;хватает {missingPoints(offer.points - (points ?? 0))}. Они&nbsp;придут за&nbsp;код
          с&nbsp;упаковки, за&nbsp;приглашённого друга и&nbsp;за&nbsp;опросы.
        </p>
        <Button url={routes.personalPoints}>Как получить баллы</Button>
      </>
    );
  }
  if (stage === 'looking') {
    return (
      <Button ref={order} onClick={() => onStage('asking')}>
        {orderWords(offer.points)}
      </Button>
    );
  }
  const isFree = offer.points === 0;
  const rest = points === null ? null : points - (stage === 'asking' ? offer.points : 0);
  return (
    <>
      <p className={css.words} role="status">
        {isFree ? (
          <>
            <b>Оформить заказ?</b> Баллы не&nbsp;спишутся, до&nbsp;выдачи его можно отменить.
          </>
        ) : (
          <>
            <b>Списать {formatPoints(offer.points)}?</b>
            {rest !== null && <> Останется {formatPoints(rest)}.</>} До&nbsp;выдачи заказ можно
            отменить, баллы вернутся.
          </>
        )}
      </p>
      <Button ref={yes} loading={stage === 'sending'} onClick={onOrder}>
        {isFree ? 'Да, оформить' : 'Да, списать'}
      </Button>
      <Button variant="secondary" disabled={stage === 'sending'} onClick={() => onStage('looking')}>
        Не сейчас
      </Button>
    </>
  );
}
