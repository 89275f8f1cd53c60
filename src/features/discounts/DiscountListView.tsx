import type { PageData } from '../../build/page-data.ts';
import { STEP_NOTES } from '../../config/order-step.ts';
import { routes } from '../../config/routes.ts';
import { AddressNote } from '../../ui/links/AddressNote.tsx';
import { CardGrid } from '../../ui/cards/CardGrid.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { TagList } from '../../ui/links/TagList.tsx';
import { DiscountCard } from '../../subjects/discounts/DiscountCard.tsx';

const HOME = { title: 'Главная', url: routes.home };

const LISTS = [
  { kind: 'all', tag: 'Все предложения', url: routes.discounts },
  { kind: 'online', tag: 'Интернет-магазины', url: routes.discountsOnline },
  { kind: 'offline', tag: 'Оптики и\u00a0магазины', url: routes.discountsOffline },
] as const;

type Props = PageData['discountList'] & { anchor: string };

/** Offers: all of them, or those of one kind of shop. */
export function DiscountListView({ intro, parent, kind, discounts, anchor }: Props) {
  const { title, lead, crumb } = intro;
  const crumbs = [HOME, ...(parent ? [parent] : []), { title: crumb }];
  return (
    <>
      <PageIntro title={title} lead={lead} crumbs={crumbs}>
        <nav aria-label="Где действует скидка">
          <TagList
            inNav
            items={LISTS.map((list) => ({
              title: list.tag,
              url: list.url,
              current: list.kind === kind,
            }))}
          />
        </nav>
      </PageIntro>
      <Section>
        <AddressNote id={STEP_NOTES.offer} named={anchor === STEP_NOTES.offer}>
          Такого предложения больше нет. Посмотрите другие: возможно, среди них есть похожее.
        </AddressNote>
        {discounts.length === 0 ? (
          <EmptyState
            title="Сейчас скидок нет"
            text="Новые предложения появятся здесь. Линзы для примерки можно получить бесплатно и&#160;сейчас."
            action={{ title: 'Бесплатная пара линз', url: routes.certificate }}
          />
        ) : (
          <CardGrid
            items={discounts}
            keyOf={(discount) => discount.id}
            render={(discount, index) => (
              <DiscountCard discount={discount} priority={index === 0} />
            )}
          />
        )}
      </Section>
    </>
  );
}
