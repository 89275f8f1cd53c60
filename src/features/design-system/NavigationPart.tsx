import { routes } from '../../config/routes.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Sample } from './Sample.tsx';

const page = (number: number | null) => ({ number, url: `#navigation-${String(number)}` });

/** A long list, as the build shows it on its page 4. */
const pages = [page(null), null, page(6), page(5), page(4), page(3), page(2), page(1)];

/** Links and the ways about the site. */
export function NavigationPart() {
  return (
    <>
      <Sample
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
      </Sample>
      <Sample title="Хлебные крошки" layout="stack">
        <Breadcrumbs
          label="Образец хлебных крошек"
          items={[
            { title: 'Главная', url: routes.home },
            { title: 'Каталог', url: routes.catalog },
            { title: 'Ясно День' },
          ]}
        />
      </Sample>
      <Sample
        title="Страницы списка"
        note="Номера&#160;— от&#160;самой старой, поэтому адреса не&#160;меняются."
      >
        <Pagination pages={pages} current={4} newer="#navigation-5" older="#navigation-3" />
      </Sample>
    </>
  );
}
