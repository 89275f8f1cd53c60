import { routes } from '../../config/routes.ts';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx';
import { Pagination } from '../../ui/links/Pagination.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { Specimen } from './Specimen.tsx';

const years = [2025, 2024, 2023].map((year) => ({ year, url: `#navigation-${year}` }));

/** Links and navigation. */
export function NavigationPart() {
  return (
    <>
      <Specimen
        title="Ссылки"
        note="Ссылка на&#160;другой сайт открывается в&#160;новой вкладке и&#160;говорит об&#160;этом."
        layout="stack"
      >
        <p>
          В тексте: <TextLink url={routes.articles}>всё о{'\u00a0'}зрении</TextLink>, на другом
          сайте:{' '}
          <TextLink url="https://www.who.int/">Всемирная организация здравоохранения</TextLink>.
        </p>
        <TextLink url={routes.articles} kind="standalone" arrow>
          Все статьи
        </TextLink>
      </Specimen>
      <Specimen title="Хлебные крошки" layout="stack">
        <Breadcrumbs
          label="Образец хлебных крошек"
          items={[
            { title: 'Главная', url: routes.home },
            { title: 'Каталог', url: routes.catalog },
            { title: 'Ясно День' },
          ]}
        />
      </Specimen>
      <Specimen
        title="Страницы списка"
        note="У&#160;страниц дни вместо номеров: номера сдвигались&#160;бы с&#160;каждой статьёй."
      >
        <Pagination
          current="3&#160;марта&#160;— 20&#160;апреля 2024"
          newest="#navigation-newest"
          newer="#navigation-newer"
          older="#navigation-older"
          years={years}
        />
      </Specimen>
    </>
  );
}
