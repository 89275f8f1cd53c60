import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { PageIntro } from '../../ui/page/PageIntro.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { DiscontinuedItem } from './DiscontinuedItem.tsx';
import * as css from './DiscontinuedView.module.css';

/** Discontinued products, each with possible replacements. */
export function DiscontinuedView({ intro, parent, items }: PageData['discontinued']) {
  return (
    <>
      <PageIntro
        title={intro.title}
        lead={intro.lead}
        crumbs={[{ title: 'Главная', url: routes.home }, parent, { title: intro.crumb }]}
      />
      <Section>
        {items.length === 0 ? (
          <EmptyState
            title="Всё, что мы делали, делаем и&#160;сейчас"
            text="Снятых с&#160;производства продуктов нет."
            action={{ title: 'К\u00a0продуктам', url: routes.catalog }}
          />
        ) : (
          <ul className={css.list} role="list">
            {items.map((item) => (
              <li key={item.product.id}>
                <DiscontinuedItem {...item} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      {items.length > 0 && (
        <Section
          tone="mist"
          tight
          title="Если осталась прежняя упаковка"
          lead="Ею можно пользоваться до&#160;срока годности, который указан на&#160;блистере или флаконе, если упаковка цела. Инструкции и&#160;параметры остались на&#160;странице продукта."
        >
          <TextLink url={routes.whereBuy} kind="standalone" arrow>
            Найти оптику и&#160;подобрать замену
          </TextLink>
        </Section>
      )}
    </>
  );
}
