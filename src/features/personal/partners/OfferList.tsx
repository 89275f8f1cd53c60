import { useSnapshot } from 'valtio';
import type { PartnerOffer } from '../../../../contract/schemas/member.ts';
import { routes } from '../../../config/routes.ts';
import { session } from '../../../stores/session.ts';
import { CardGrid } from '../../../ui/cards/CardGrid.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { OfferBar } from './OfferBar.tsx';
import { OfferCard } from './OfferCard.tsx';
import { reachOf } from './offer-words.ts';

type Props = {
  items: readonly PartnerOffer[];
  /** Only what the member can afford. */
  affordable: boolean;
  onAffordable: (wanted: boolean) => void;
  onOpen: (id: number) => void;
};

/** All offers as cards, below the current balance. */
export function OfferList({ items, affordable, onAffordable, onOpen }: Props) {
  const { points } = useSnapshot(session);
  if (items.length === 0) {
    return (
      <EmptyState
        title="Сейчас предложений нет"
        text="Партнёры готовят новые. Баллы за&#160;это время никуда не&#160;денутся, а&#160;скидки на&#160;линзы действуют и&#160;без них."
        action={{ title: 'Посмотреть скидки', url: routes.personalSales }}
      />
    );
  }
  const shown = affordable ? items.filter((item) => reachOf(item, points) === 'open') : items;
  return (
    <>
      <OfferBar affordable={affordable} onAffordable={onAffordable} />
      <div role="status">
        <VisuallyHidden>{`Показано предложений: ${shown.length}`}</VisuallyHidden>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title="Пока ни&#160;на&#160;что не&#160;хватает"
          text="Зарегистрируйте код с&#160;упаковки: баллы придут сразу."
          action={{ title: 'Ввести код', url: routes.personalCodes }}
        />
      ) : (
        <CardGrid
          items={shown}
          keyOf={({ id }) => id}
          render={(offer, index) => (
            <OfferCard
              offer={offer}
              reach={reachOf(offer, points)}
              priority={index === 0}
              onOpen={() => onOpen(offer.id)}
            />
          )}
        />
      )}
    </>
  );
}
