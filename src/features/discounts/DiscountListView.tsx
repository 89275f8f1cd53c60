import type { DiscountListKind, PageData } from '../../build/page-data.ts';
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
const ALL = { title: 'Скидки', url: routes.discounts };

const LISTS = [
  { kind: 'all', tag: 'Все предложения', url: routes.discounts },
  { kind: 'online', tag: 'Интернет-магазины', url: routes.discountsOnline },
  { kind: 'offline', tag: 'Оптики и\u00a0магазины', url: routes.discountsOffline },
] as const;

const WORDS: Record<DiscountListKind, { title: string; lead: string }> = {
  all: {
    title: 'Скидки на\u00a0линзы, растворы и\u00a0капли',
    lead: 'Выберите предложение, потом продукт и\u00a0магазин, и\u00a0мы покажем, как получить скидку именно там.',
  },
  online: {
    title: 'Скидки в\u00a0интернет-магазинах',
    lead: 'Закажите привычные линзы с\u00a0доставкой и\u00a0сошлитесь на\u00a0предложение. Параметры возьмите из\u00a0рецепта.',
  },
  offline: {
    title: 'Скидки в\u00a0оптиках и\u00a0магазинах',
    lead: 'Покажите страницу предложения с\u00a0экрана телефона до\u00a0оплаты. Магазины вашего города найдутся на\u00a0втором шаге.',
  },
};

type Props = PageData['discountList'] & { anchor: string };

/** Offers: all of them, or those of one kind of shop. */
export function DiscountListView({ kind, discounts, anchor }: Props) {
  const { title, lead } = WORDS[kind];
  const crumbs = kind === 'all' ? [HOME, { title: 'Скидки' }] : [HOME, ALL, { title }];
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
