import type { ArticleListData } from '../../build/page-data.ts';
import { routes } from '../../config/routes.ts';
import { TagList } from '../../ui/TagList.tsx';

type Props = {
  categories: ArticleListData['categories'];
  /** The category shown; null where all articles are. */
  current: string | null;
};

/** The sections of the articles, with how many each has. */
export function CategoryNav({ categories, current }: Props) {
  return (
    <nav aria-label="Разделы статей">
      <TagList
        items={[
          { url: routes.articles, title: 'Все статьи', current: current === null },
          ...categories.map(({ alias, url, title, articles }) => ({
            url,
            title,
            count: articles,
            current: alias === current,
          })),
        ]}
      />
    </nav>
  );
}
