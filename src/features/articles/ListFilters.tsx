import type { ArticleListData, FilterLink } from '../../build/page-data.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import { TagList } from '../../ui/links/TagList.tsx';
import * as css from './ListFilters.module.css';

type Props = Pick<ArticleListData, 'sections' | 'topics' | 'tag'>;

/** More topics than this are collapsed, so that the articles stay in view. */
const SHOWN = 7;

const chips = (links: FilterLink[]) =>
  links.map(({ count, ...link }) => (count === null ? link : { ...link, count }));

/** Two combined filters of the list; every choice is a page, so plain links are enough. */
export function ListFilters({ sections, topics, tag }: Props) {
  return (
    <div className={css.root}>
      {sections.length > 0 && (
        <nav aria-label="Разделы статей">
          <p className={css.label}>Разделы</p>
          <TagList inNav items={chips(sections)} />
        </nav>
      )}
      {topics.length > 0 && (
        <nav aria-label="Темы статей">
          {topics.length <= SHOWN ? (
            <>
              <p className={css.label}>Темы</p>
              <TagList inNav items={chips(topics)} />
            </>
          ) : (
            <details className={css.more}>
              <summary className={css.summary}>
                {tag === null ? 'Выбрать тему' : `Тема: ${tag.title}`}
                <Icon name="chevron" size={20} className={css.sign} />
              </summary>
              <TagList inNav items={chips(topics)} />
            </details>
          )}
        </nav>
      )}
    </div>
  );
}
