import { routes } from '../../config/routes.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Sample } from './Sample.tsx';

/** Eight pages of a list, as the build numbers them. */
const pages = Array.from({ length: 8 }, (_, index) => ({
  number: index === 0 ? null : 8 - index,
  url: `#navigation-${String(index)}`,
}));

/** Links and the ways about the site. */
export function NavigationPart() {
  return (
    <>
      <Sample
        title="Ссылки"
        note="Ссылка на другой сайт открывается в новой вкладке и говорит об этом."
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
      </Sample>
      <Sample title="Хлебные крошки" layout="stack">
        <Breadcrumbs
          items={[
            { title: 'Главная', url: routes.home },
            { title: 'Каталог', url: routes.catalog },
            { title: 'Ясно День' },
          ]}
        />
      </Sample>
      <Sample title="Страницы списка" note="Номера — от самой старой, поэтому адреса не меняются.">
        <Pagination pages={pages} current={4} newer="#navigation-3" older="#navigation-5" />
      </Sample>
    </>
  );
}
