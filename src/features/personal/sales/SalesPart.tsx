import { routes } from '../../../config/routes.ts';
import { inOrder } from '../../../config/sales.ts';
import { CardGrid } from '../../../ui/cards/CardGrid.tsx';
import { DiscountCard } from '../../../subjects/discounts/DiscountCard.tsx';
import { useToday } from '../../../subjects/discounts/use-today.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { withSizes } from '../../../ui/pictures/with-sizes.ts';
import { Live } from '../Live.tsx';
import { CardBones } from '../CardBones.tsx';
import { sales, type SalesKind } from './sales.ts';

/** Offers of one kind of shop. */
export function SalesPart({ kind }: { kind: SalesKind }) {
  const today = useToday() ?? '';
  return (
    <Live
      resource={sales[kind]}
      what="предложения"
      waiting={<CardBones pictured label="Загружаем предложения…" />}
    >
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            title="Сейчас скидок нет"
            text="Новые появятся здесь. А&#160;за&#160;баллы можно взять кое-что у&#160;партнёров клуба."
            action={{ title: 'К\u00a0предложениям партнёров', url: routes.personalPartners }}
          />
        ) : (
          <CardGrid
            items={inOrder(items, today)}
            keyOf={({ id }) => id}
            render={(discount, index) => (
              <DiscountCard
                discount={{ ...discount, cover: withSizes(discount.cover) }}
                url={routes.personalSale(discount.alias)}
                heading="h3"
                // The other parts are hidden at first.
                priority={kind === 'all' && index === 0}
              />
            )}
          />
        )
      }
    </Live>
  );
}
