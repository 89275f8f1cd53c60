import { useState } from 'react';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { MemberPart } from '../MemberPart.tsx';
import { useLoaded } from '../use-loaded.ts';
import { OfferDialog } from './OfferDialog.tsx';
import { OfferList } from './OfferList.tsx';
import { offers } from './offers.ts';
import { useNamedOffer } from './use-named-offer.ts';
import * as css from './PartnersView.module.css';

/** What partners of the club have for points: a list, and one of them looked at closely. */
export function PartnersView() {
  const [named, name] = useNamedOffer();
  const [affordable, setAffordable] = useState(false);
  useLoaded(offers);
  return (
    <MemberPart
      resource={offers}
      failed="Не&#160;удалось загрузить предложения"
      skeleton={
        <div className={css.skeleton}>
          <Skeleton shape="card" label="Загружаем предложения…" />
          <Skeleton shape="card" label="" />
        </div>
      }
    >
      {({ items }) => (
        <>
          <OfferList
            items={items}
            affordable={affordable}
            onAffordable={setAffordable}
            onOpen={name}
          />
          <OfferDialog
            offer={items.find(({ id }) => id === named) ?? null}
            onClose={() => name(null)}
          />
        </>
      )}
    </MemberPart>
  );
}
