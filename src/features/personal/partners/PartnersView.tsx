import { useState } from 'react';
import { CardBones } from '../CardBones.tsx';
import { Live } from '../Live.tsx';
import { OfferBar } from './OfferBar.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { OfferList } from './OfferList.tsx';
import { offers } from './offers.ts';
import { useNamedOffer } from './use-named-offer.ts';

/** The club partners' offers for points: a list, and the details of one. */
export function PartnersView() {
  const [named, name] = useNamedOffer();
  const [affordable, setAffordable] = useState(false);
  return (
    <Live
      resource={offers}
      what="предложения"
      waiting={
        <>
          <OfferBar affordable={affordable} />
          <CardBones pictured label="Загружаем предложения…" />
        </>
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
    </Live>
  );
}
