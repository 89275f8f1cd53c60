import type { PageData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { Section } from '../../ui/Section.tsx';
import { TagList } from '../../ui/TagList.tsx';
import { DiscontinuedList } from './DiscontinuedList.tsx';
import { ProductShelf } from './ProductShelf.tsx';

const LEAD =
  'Параметры первой пары подбирает специалист, а\u00a0здесь можно спокойно сравнить и\u00a0подготовиться к\u00a0разговору.';

/** The whole catalogue on one page, shelf after shelf: it can be read through without any filter. */
export function CatalogueView({ sections, discontinued }: PageData['catalogue']) {
  const shelves = sections.filter(({ products }) => products.length > 0);
  return (
    <>
      <PageIntro
        title="Контактные линзы, растворы и&#160;капли"
        lead={LEAD}
        crumbs={[{ title: 'Главная', url: routes.home }, { title: 'Продукты' }]}
      >
        {shelves.length > 0 && (
          <nav aria-label="Разделы каталога">
            <TagList
              items={shelves.map(({ section, products }) => ({
                url: `#${section.alias}`,
                title: section.title,
                count: products.length,
              }))}
            />
          </nav>
        )}
      </PageIntro>
      {shelves.length === 0 && (
        <Section tight>
          <EmptyState
            title="Каталог скоро пополнится"
            text="Сейчас здесь пусто. Пока можно узнать, где купить наши линзы."
            action={{ title: 'Где купить', url: routes.whereBuy }}
          />
        </Section>
      )}
      {shelves.map((shelf, index) => (
        <ProductShelf key={shelf.section.id} {...shelf} first={index === 0} />
      ))}
      <DiscontinuedList products={discontinued} />
    </>
  );
}
